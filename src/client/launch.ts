import { type ChildProcess, spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { LaunchError } from '../jsonrpc/errors.js'
import { windowsCommand } from './windows-command.js'

/** How to start a runtime. It is started without a shell. */
export interface LaunchOptions {
  /** The program: a path, or a name to look for in the PATH. */
  command: string
  /** Its arguments. */
  args?: string[]
  /** Working directory of the process. Default: this process's. */
  cwd?: string
  /** Variables of its environment, over this process's. A variable set to undefined is left out. */
  env?: Record<string, string | undefined>
  /** Whether the process gets this process's environment. Default true. */
  inheritEnv?: boolean
}

/**
 * Starts a process in a group of its own, so that a signal reaches its children too and Ctrl-C reaches none of them.
 * Rejects with `LaunchError`, which tells a missing command, a directory, a file that may not run and a missing working
 * directory apart.
 */
export async function launch(options: LaunchOptions): Promise<ChildProcess> {
  await checkCwd(options.cwd)
  const env = childEnv(options)
  const { command, args, verbatim } =
    process.platform === 'win32'
      ? await windowsCommand(options.command, options.args ?? [], env)
      : { command: options.command, args: options.args ?? [], verbatim: false }
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => void explain(error, options).then(reject, reject)
    try {
      const child = spawn(command, args, {
        cwd: options.cwd,
        env,
        stdio: ['pipe', 'pipe', 'pipe'],
        detached: process.platform !== 'win32',
        windowsHide: true,
        windowsVerbatimArguments: verbatim,
      })
      child.once('spawn', () => {
        child.off('error', refuse)
        resolve(child)
      })
      child.once('error', refuse)
    } catch (error) {
      // A command with U+0000 in it, for one, is refused at once.
      refuse(error as Error)
    }
  })
}

function childEnv({ env, inheritEnv }: LaunchOptions): NodeJS.ProcessEnv {
  return { ...(inheritEnv === false ? {} : process.env), ...env }
}

async function checkCwd(cwd: string | undefined): Promise<void> {
  if (cwd === undefined) return
  const found = await statOrUndefined(cwd)
  if (!found) throw new LaunchError('cwd-not-found', `the working directory ${cwd} does not exist`)
  if (!found.isDirectory())
    throw new LaunchError('cwd-not-directory', `the working directory ${cwd} is not a directory`)
}

async function explain(error: NodeJS.ErrnoException, { command, cwd = '.' }: LaunchOptions): Promise<LaunchError> {
  // A relative path is looked for in the working directory that the process was to have.
  const found = /[\\/]/.test(command) ? await statOrUndefined(path.resolve(cwd, command)) : undefined
  if (found?.isDirectory()) {
    return new LaunchError('command-is-directory', `${command} is a directory; name the program in it`, {
      cause: error,
    })
  }
  if (error.code === 'ENOENT') {
    const hint = found
      ? 'is there, but the interpreter that its first line names is not'
      : 'was not found; give a path, or install it into the PATH'
    return new LaunchError('command-not-found', `${command} ${hint}`, { cause: error })
  }
  if (error.code === 'EACCES' || error.code === 'ENOEXEC') {
    return new LaunchError(
      'command-not-executable',
      `${command} may not be executed; make it executable (chmod +x), or start it through its interpreter`,
      { cause: error },
    )
  }
  return new LaunchError('other', `${command} could not be started: ${error.message}`, { cause: error })
}

async function statOrUndefined(file: string) {
  try {
    return await stat(file)
  } catch {
    return undefined
  }
}
