import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type StackPorts, urlsOf } from './ports'
import { startApp, stopProcess, waitForUrl } from './processes'

/** An API that a test can kill and restart, and the sites that use it, on data of their own. */
export interface Stack {
  marketplace: string
  /** The dashboard's URL, with its path. */
  dashboard: string
  api: string
  /** The folder of the database and of uploads. */
  folder: string
  /** Returns what the API and the sites have logged so far, by app. */
  logs(): Record<string, string>
  /** Starts the API with its clock `secondsAhead` of the other processes. */
  startApi(secondsAhead?: number): Promise<void>
  /** Kills the API without a shutdown. */
  killApi(): Promise<void>
  /** Starts the API and the sites again, with their clocks `secondsAhead` of the tests. */
  moveClock(secondsAhead: number): Promise<void>
  end(): Promise<void>
}

/** What a stack starts with. */
export interface StackOptions {
  ports: StackPorts
  /** The folder whose data the stack copies. */
  data: string
  /** Environment variables of all its apps. */
  environment?: Record<string, string>
  hasDashboard?: boolean
}

const clock = fileURLToPath(import.meta.resolve('@pkg/config/move-clock'))

/** Starts an API, a marketplace, and a dashboard, if wanted, on a copy of saved data. [LIFE-010] */
export async function startStack({ ports, data, environment = {}, hasDashboard = true }: StackOptions): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-stack-'))
  const urls = urlsOf(ports)
  const dashboard = `${urls.dashboard}/dashboard`
  const logs: Record<string, string> = {}
  const start = (app: string, file: string, more: Record<string, string> = {}) =>
    startApp(
      app,
      file,
      {
        API_PORT: String(ports.api),
        MARKETPLACE_PORT: String(ports.marketplace),
        DASHBOARD_PORT: String(ports.dashboard),
        DATA_DIR: folder,
        RATE_LIMIT: 'false',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        ...environment,
        ...more,
      },
      (text) => {
        logs[app] = (logs[app] ?? '') + text
      },
    )

  const clockAt = (secondsAhead: number) => ({
    NODE_OPTIONS: `--import=${clock}`,
    CLOCK_OFFSET: String(secondsAhead),
  })
  let server: ChildProcess | undefined
  const startApi = async (secondsAhead = 0) => {
    server = start('api', 'dist/main.js', clockAt(secondsAhead))
    await waitForUrl(`${urls.api}/readyz`)
  }
  let sites: ChildProcess[] = []
  const startSites = async (secondsAhead = 0) => {
    const environmentOfClock = secondsAhead === 0 ? {} : clockAt(secondsAhead)
    sites = [start('marketplace', 'server.mjs', environmentOfClock)]
    if (hasDashboard) sites.push(start('dashboard', 'server.mjs', environmentOfClock))
    await waitForUrl(`${urls.marketplace}/healthz`)
    if (hasDashboard) await waitForUrl(`${dashboard}/healthz`)
  }
  const stopAll = async () => {
    await Promise.all(sites.map((site) => stopProcess(site, 'SIGTERM')))
    await stopProcess(server, 'SIGTERM')
  }
  await cp(data, folder, { recursive: true })
  await startApi()
  await startSites()
  return {
    ...urls,
    dashboard,
    folder,
    logs: () => logs,
    startApi,
    killApi: () => stopProcess(server, 'SIGKILL'),
    async moveClock(secondsAhead) {
      await stopAll()
      await startApi(secondsAhead)
      await startSites(secondsAhead)
    },
    async end() {
      await stopAll()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
