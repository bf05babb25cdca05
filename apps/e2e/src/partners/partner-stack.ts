import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, ended, run, startApp } from '../testing/processes'

/** The name under which staff see the families of the partner's sites. */
export const partnerName = 'Riverbend Guide'

const root = '../..'
const ports = { api: 4640, dashboard: 3640 }

/** An API that knows one partner, and the dashboard on it. */
export interface PartnerStack {
  api: string
  dashboard: string
  key: string
  end(): Promise<void>
}

/** Makes a key for the sites as an operator would, and starts API and dashboard with it. */
export async function partnerStack(origins: string[]): Promise<PartnerStack> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-partners-'))
  const environment = {
    API_PORT: String(ports.api),
    DASHBOARD_PORT: String(ports.dashboard),
    DATA_DIR: folder,
    SEED_SIZE: '400',
    RATE_LIMIT: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  }
  await run('npm', ['run', '--silent', 'seed'], { folder: root, environment })
  const sites = origins.flatMap((origin) => ['--origin', origin])
  const words = ['run', '--silent', 'partner', '--', '--name', partnerName, ...sites]
  const [key] = /pk_[\w-]+/.exec(await run('npm', words, { folder: root, environment })) ?? []
  if (!key) throw new Error('No key was made')
  const api = startApp('api', 'dist/main.js', environment)
  const dashboard = startApp('dashboard', 'server.mjs', environment)
  await answers(`http://localhost:${ports.api}/readyz`)
  await answers(`http://localhost:${ports.dashboard}/dashboard/`)
  return {
    api: `http://localhost:${ports.api}`,
    dashboard: `http://localhost:${ports.dashboard}`,
    key,
    async end() {
      await ended(dashboard, 'SIGTERM')
      await ended(api, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
