// Starts a child as stubborn as they come, in its process group and with its output. With the argument `leave` it ends
// at the first prompt, and leaves the child behind.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serve } from './wire.mjs'

const stubborn = fileURLToPath(new URL('stubborn.mjs', import.meta.url))
spawn(process.execPath, [stubborn], { stdio: ['pipe', 'inherit', 'inherit'] })
serve({ 'session/prompt': () => process.argv[2] === 'leave' && process.exit(5) })
