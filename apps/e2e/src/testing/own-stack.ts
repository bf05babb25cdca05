import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDemoData } from './demo-data'
import { startApp, stopProcess, waitForUrl } from './processes'

/** An API that a test can kill and restart, and a marketplace that uses it. */
export interface OwnStack {
  marketplace: string
  api: string
  /** Starts the API with its clock `secondsAhead`. */
  startApi(secondsAhead?: number): Promise<void>
  /** Kills the API without a shutdown. */
  killApi(): Promise<void>
  end(): Promise<void>
}

/** Returns a module that sets the clock of its process ahead. */
function clockAhead(seconds: number): string {
  const code = `const now = Date.now; const from = Date
    Date.now = () => now() + ${seconds * 1000}
    globalThis.Date = class extends from { constructor(...given) { given.length ? super(...given) : super(Date.now()) } }`
  return `data:text/javascript,${encodeURIComponent(code)}`
}

/** Starts an API and a marketplace with extra environment variables. */
export async function startOwnStack(
  ports: { marketplace: number; api: number },
  extraEnvironment: Record<string, string> = {},
): Promise<OwnStack> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-own-'))
  const environment = {
    API_PORT: String(ports.api),
    MARKETPLACE_PORT: String(ports.marketplace),
    DATA_DIR: folder,
    RATE_LIMIT: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...extraEnvironment,
  }
  const marketplace = `http://localhost:${ports.marketplace}`
  const api = `http://localhost:${ports.api}`
  let server: ChildProcess | undefined

  const startApi = async (secondsAhead = 0) => {
    const clock = secondsAhead > 0 ? { NODE_OPTIONS: `--import ${clockAhead(secondsAhead)}` } : {}
    server = startApp('api', 'dist/main.js', { ...environment, ...clock })
    await waitForUrl(`${api}/readyz`)
  }
  const killApi = async () => {
    await stopProcess(server, 'SIGKILL')
  }
  await copyDemoData(folder)
  await startApi()
  const site = startApp('marketplace', 'server.mjs', environment)
  await waitForUrl(`${marketplace}/healthz`)
  return {
    marketplace,
    api,
    startApi,
    killApi,
    async end() {
      await stopProcess(site, 'SIGTERM')
      await stopProcess(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
