import { unpackedRuntime } from './install.js'

/** What the published runtime is started with, under the name `dsh`. */
export const RUNTIME_ARGS = ['--profile', 'sdk']

/** The environment of a published runtime that keeps its state in `home` and asks the model at `modelUrl`. */
export function runtimeEnvironment(home: string, modelUrl: string): Record<string, string> {
  return {
    DSH_HOME: home,
    PKG_NATIVE_CACHE_PATH: unpackedRuntime,
    DEEPSEEK_BASE_URL: modelUrl,
    DEEPSEEK_API_KEY: 'none',
    DSH_PERMISSION_MODE: 'danger-full-access',
    DSH_TELEMETRY_MODE: 'DISABLED',
  }
}
