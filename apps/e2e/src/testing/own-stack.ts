import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDemoData } from './demo-data'
import { portsOf, type SpecWithServers } from './ports'
import { startApp, stopProcess, waitForUrl } from './processes'

/** An API that a test can kill and restart, and the sites that use it. */
export interface OwnStack {
  marketplace: string
  /** The dashboard's URL, if it was started. */
  dashboard: string
  api: string
  /** The folder of the database and of uploads. */
  folder: string
  /** Returns what the API and the sites have logged so far, by app. */
  logs(): Record<string, string>
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

/** Starts an API, a marketplace, and a dashboard if the spec uses one, with extra environment variables, on the ports of the spec. */
export async function startOwnStack(
  spec: SpecWithServers,
  extraEnvironment: Record<string, string> = {},
  { hasDashboard = false } = {},
): Promise<OwnStack> {
  const ports = portsOf(spec)
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-own-'))
  const environment = {
    API_PORT: String(ports.api),
    MARKETPLACE_PORT: String(ports.marketplace),
    DASHBOARD_PORT: String(ports.dashboard),
    DATA_DIR: folder,
    RATE_LIMIT: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...extraEnvironment,
  }
  const marketplace = `http://localhost:${ports.marketplace}`
  const dashboard = `http://localhost:${ports.dashboard}/dashboard`
  const api = `http://localhost:${ports.api}`
  let server: ChildProcess | undefined
  const logs: Record<string, string> = {}
  const start = (app: string, file: string, more: object = {}) =>
    startApp(app, file, { ...environment, ...more }, (text) => {
      logs[app] = (logs[app] ?? '') + text
    })

  const startApi = async (secondsAhead = 0) => {
    const clock = secondsAhead > 0 ? { NODE_OPTIONS: `--import ${clockAhead(secondsAhead)}` } : {}
    server = start('api', 'dist/main.js', clock)
    await waitForUrl(`${api}/readyz`)
  }
  const killApi = async () => {
    await stopProcess(server, 'SIGKILL')
  }
  await copyDemoData(folder)
  await startApi()
  const sites = [start('marketplace', 'server.mjs')]
  await waitForUrl(`${marketplace}/healthz`)
  if (hasDashboard) {
    sites.push(start('dashboard', 'server.mjs'))
    await waitForUrl(`${dashboard}/healthz`)
  }
  return {
    marketplace,
    dashboard,
    api,
    folder,
    logs: () => logs,
    startApi,
    killApi,
    async end() {
      for (const site of sites) await stopProcess(site, 'SIGTERM')
      await stopProcess(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
