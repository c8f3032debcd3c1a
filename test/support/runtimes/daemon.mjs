// Starts a stubborn child in a session of its own, out of the reach of its process group, which holds the output and
// standard error. Ends at the first prompt.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serve } from './wire.mjs'

const stubborn = fileURLToPath(new URL('stubborn.mjs', import.meta.url))
spawn(process.execPath, [stubborn], { detached: true, stdio: ['pipe', 'inherit', 'inherit'] })
serve({ 'session/prompt': () => process.exit(5) })
