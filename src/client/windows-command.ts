import { stat } from 'node:fs/promises'
import path from 'node:path'

/** What to spawn on Windows. */
export interface WindowsCommand {
  command: string
  args: string[]
  /** Whether the arguments are quoted already. */
  verbatim: boolean
}

const BATCH_FILE = /\.(cmd|bat)$/i

/**
 * Finds what Windows would run for a command, and sends batch files through `cmd.exe`, which is the only program that
 * runs them: Node.js refuses to spawn them itself.
 */
export async function windowsCommand(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<WindowsCommand> {
  const found = (await findOnWindows(command, env)) ?? command
  if (!BATCH_FILE.test(found)) return { command: found, args, verbatim: false }
  const line = [escapeForCmd(path.win32.normalize(found)), ...args.map(quoteForCmd)].join(' ')
  return { command: env.ComSpec ?? env.comspec ?? 'cmd.exe', args: ['/d', '/s', '/c', `"${line}"`], verbatim: true }
}

async function findOnWindows(command: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const extensions = path.win32.extname(command) === '' ? (env.PATHEXT ?? '.COM;.EXE;.BAT;.CMD').split(';') : ['']
  const folders = /[\\/]/.test(command) ? [''] : (env.PATH ?? env.Path ?? '').split(';')
  for (const folder of folders) {
    for (const extension of extensions) {
      const candidate = folder === '' ? command + extension : path.win32.join(folder, command + extension)
      if (await isFile(candidate)) return candidate
    }
  }
  return undefined
}

/** One argument for the command line of a batch file: quoted for the program's own parser, then for `cmd.exe`, which reads it twice: here, and in the file. */
export function quoteForCmd(arg: string): string {
  const forProgram = `"${arg.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`
  return escapeForCmd(escapeForCmd(forProgram))
}

/** Text that `cmd.exe` takes literally when it reads it once, as it does the name of the program. */
function escapeForCmd(text: string): string {
  return text.replace(/[()%!^"<>&|;, *?[\]`]/g, '^$&')
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile()
  } catch {
    return false
  }
}
