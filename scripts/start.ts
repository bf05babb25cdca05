// Runs the stack: the demo data where there is no data yet, then the API, then the two sites, until Ctrl-C.
//   node --import tsx scripts/start.ts         the built apps
//   node --import tsx scripts/start.ts --dev   the same from source, with reload
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const isDev = process.argv.includes('--dev')
const root = fileURLToPath(new URL('..', import.meta.url))
const ports = {
  api: process.env['API_PORT'] || '4000',
  marketplace: process.env['MARKETPLACE_PORT'] || '3000',
  dashboard: process.env['DASHBOARD_PORT'] || '3001',
}
type App = keyof typeof ports
const readyUrls: Record<App, string> = {
  api: `http://127.0.0.1:${ports.api}/readyz`,
  marketplace: `http://127.0.0.1:${ports.marketplace}/`,
  dashboard: `http://127.0.0.1:${ports.dashboard}/dashboard/`,
}
const running = new Map<App | 'seed', ChildProcess>()
const millisecondsToStop = 8000
let isStopping = false

/** Fills an empty embedded database with the demo data. Stops the stack when that fails. [LIFE-005] */
async function seed(): Promise<void> {
  const child = spawn('node', ['--import', 'tsx', '--conditions=@pkg/source', 'apps/demo/src/main.ts', '--if-empty'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: isDev ? 'development' : 'production' },
  })
  running.set('seed', child)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  running.delete('seed')
  if (code !== 0) await stopAll(1)
}

function start(app: App): void {
  if (isStopping) return
  const [command, ...parameters] = isDev
    ? ['npm', 'run', 'dev', '--workspace', `@pkg/${app}`]
    : ['node', app === 'api' ? 'dist/main.js' : 'server.mjs']
  const child = spawn(command ?? 'node', parameters, {
    cwd: isDev ? root : `${root}apps/${app}`,
    // Its own process group, so Ctrl-C reaches each process once: from this script, in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: isDev ? 'development' : 'production' },
  })
  running.set(app, child)
  child.once('exit', (code) => {
    running.delete(app)
    if (isStopping) return
    console.error(`${app} ended (${code ?? 'killed'})`)
    void stopAll(1)
  })
}

async function stopAll(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  for (const app of ['marketplace', 'dashboard', 'api', 'seed'] as const) await stop(running.get(app))
  process.exit(code)
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const deadline = setTimeout(() => signal(child, 'SIGKILL'), millisecondsToStop)
  signal(child, 'SIGTERM')
  await ended
  clearTimeout(deadline)
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name)
  } catch {
    // The group has ended in the meantime.
  }
}

async function waitUntilReady(app: App): Promise<void> {
  while (!isStopping) {
    const response = await fetch(readyUrls[app]).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return
    await pause(200)
  }
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stopAll(0))

await seed()
start('api')
await waitUntilReady('api')
start('marketplace')
start('dashboard')
await Promise.all([waitUntilReady('marketplace'), waitUntilReady('dashboard')])
if (!isStopping) {
  console.log(`
  Marketplace  http://localhost:${ports.marketplace}
  Dashboard    http://localhost:${ports.dashboard}/dashboard
  API          http://localhost:${ports.api}/docs

  Demo accounts, password "a light is on tonight":
    admin@hearthway.example     admin: sees everything
    advisor@hearthway.example   advisor: has 40 families
    family@hearthway.example    family: has a request with this advisor
    provider@hearthway.example  provider: manages 3 communities
    realtor@hearthway.example   real estate agent: helps families sell homes

  Press Ctrl-C to stop.
`)
}
