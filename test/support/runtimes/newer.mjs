// Answers whatever is offered with a version nobody knows, and a result that looks unlike any of ours.

import { serve } from './wire.mjs'

serve({ initialize: (_params, answer) => answer({ protocolVersion: 9, whoami: 'the future' }) })
