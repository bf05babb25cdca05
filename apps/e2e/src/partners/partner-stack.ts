import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCatalog } from '../testing/demo-data'
import { portsOf } from '../testing/ports'
import { run, startApp, stopProcess, waitForUrl } from '../testing/processes'

/** The partner's name, which staff see as the source of its families. */
export const partnerName = 'Cedar Valley Guide'

const root = '../..'
const ports = portsOf('partner-sites')

/** An API with one partner, and a dashboard that uses it. */
export interface PartnerStack {
  api: string
  dashboard: string
  key: string
  end(): Promise<void>
}

/** Creates a key for the partner's sites with the `partner` command, and starts the API and the dashboard. */
export async function startPartnerStack(origins: string[]): Promise<PartnerStack> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-partners-'))
  const environment = {
    API_PORT: String(ports.api),
    DASHBOARD_PORT: String(ports.dashboard),
    DATA_DIR: folder,
    RATE_LIMIT: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  }
  await cp(demoCatalog, folder, { recursive: true })
  const sites = origins.flatMap((origin) => ['--origin', origin])
  const parameters = ['hearthway', 'partner', '--name', partnerName, ...sites]
  const [key] = /pk_[\w-]+/.exec(await run('npx', parameters, { folder: root, environment })) ?? []
  if (!key) throw new Error('The partner command returned no key')
  const api = startApp('api', 'dist/main.js', environment)
  const dashboard = startApp('dashboard', 'server.mjs', environment)
  await waitForUrl(`http://localhost:${ports.api}/readyz`)
  await waitForUrl(`http://localhost:${ports.dashboard}/dashboard/`)
  return {
    api: `http://localhost:${ports.api}`,
    dashboard: `http://localhost:${ports.dashboard}`,
    key,
    async end() {
      await stopProcess(dashboard, 'SIGTERM')
      await stopProcess(api, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
