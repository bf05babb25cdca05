import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, ended, run, startApp } from './processes'

/** A stack that a test may break: an API that can be stopped, killed and started again, and a marketplace on it. */
export interface OwnStack {
  marketplace: string
  api: string
  /** `later` lets its clock run ahead by that many seconds. */
  startApi(later?: number): Promise<void>
  /** Ends the API at once, as a power cut of the process would. */
  killApi(): Promise<void>
  end(): Promise<void>
}

/** A module that moves the clock of the process that loads it first. */
function clockAhead(seconds: number): string {
  const code = `const now = Date.now; const from = Date
    Date.now = () => now() + ${seconds * 1000}
    globalThis.Date = class extends from { constructor(...given) { given.length ? super(...given) : super(Date.now()) } }`
  return `data:text/javascript,${encodeURIComponent(code)}`
}

/** Starts one. `given` adds settings to both servers. */
export async function ownStack(
  ports: { marketplace: number; api: number },
  given: Record<string, string> = {},
): Promise<OwnStack> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-own-'))
  const environment = {
    API_PORT: String(ports.api),
    MARKETPLACE_PORT: String(ports.marketplace),
    DATA_DIR: folder,
    SEED_SIZE: '300',
    RATE_LIMIT: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...given,
  }
  const marketplace = `http://localhost:${ports.marketplace}`
  const api = `http://localhost:${ports.api}`
  let server: ChildProcess | undefined

  const startApi = async (later = 0) => {
    const clock = later > 0 ? { NODE_OPTIONS: `--import ${clockAhead(later)}` } : {}
    server = startApp('api', 'dist/main.js', { ...environment, ...clock })
    await answers(`${api}/readyz`)
  }
  const killApi = async () => {
    await ended(server, 'SIGKILL')
  }
  await run('npm', ['run', '--silent', 'seed'], { folder: '../..', environment })
  await startApi()
  const site = startApp('marketplace', 'server.mjs', environment)
  await answers(`${marketplace}/healthz`)
  return {
    marketplace,
    api,
    startApi,
    killApi,
    async end() {
      await ended(site, 'SIGTERM')
      await ended(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
