// Runs the stack: the demo data where there is no data yet, then the API, the two sites once it is ready, and all of them until Ctrl-C.
//   node scripts/start.mjs         the built apps
//   node scripts/start.mjs --dev   the same from source, with reload
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const isDev = process.argv.includes('--dev')
const root = fileURLToPath(new URL('..', import.meta.url))
const ports = {
  api: process.env.API_PORT || '4000',
  marketplace: process.env.MARKETPLACE_PORT || '3000',
  dashboard: process.env.DASHBOARD_PORT || '3001',
}
const ready = {
  api: `http://127.0.0.1:${ports.api}/readyz`,
  marketplace: `http://127.0.0.1:${ports.marketplace}/`,
  dashboard: `http://127.0.0.1:${ports.dashboard}/dashboard/`,
}
const running = new Map()
let isStopping = false

/** Fills an empty embedded database with the demo data. Ends the stack if that fails. */
function seed() {
  const child = spawn('node', ['--import', 'tsx', '--conditions=@pkg/source', 'apps/demo/src/main.ts', '--if-empty'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: isDev ? 'development' : 'production' },
  })
  running.set('seed', child)
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      running.delete('seed')
      if (code !== 0 && !isStopping) void stop(1)
      resolve()
    })
  })
}

function run(name) {
  const [command, ...parameters] = isDev
    ? ['npm', 'run', 'dev', '--workspace', `@pkg/${name}`]
    : ['node', name === 'api' ? 'dist/main.js' : 'server.mjs']
  const child = spawn(command, parameters, {
    cwd: isDev ? root : `${root}apps/${name}`,
    // Its own group, so that Ctrl-C reaches each process once: from here, in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: isDev ? 'development' : 'production' },
  })
  running.set(name, child)
  child.once('exit', (code) => {
    running.delete(name)
    if (isStopping) return
    console.error(`${name} ended (${code ?? 'killed'})`)
    void stop(1)
  })
}

async function stop(code) {
  if (isStopping) return
  isStopping = true
  for (const name of ['marketplace', 'dashboard', 'api', 'seed']) await end(running.get(name))
  process.exit(code)
}

function end(child) {
  if (!child) return Promise.resolve()
  return new Promise((resolve) => {
    const hard = setTimeout(() => signal(child, 'SIGKILL'), 8000)
    child.once('exit', () => {
      clearTimeout(hard)
      resolve()
    })
    signal(child, 'SIGTERM')
  })
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name)
  } catch {
    // It has ended in the meantime.
  }
}

async function until(name) {
  while (!isStopping) {
    const answer = await fetch(ready[name]).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void stop(0))

await seed()
if (!isStopping) run('api')
await until('api')
if (!isStopping) {
  run('marketplace')
  run('dashboard')
}
await Promise.all([until('marketplace'), until('dashboard')])
if (!isStopping) {
  console.log(`
  Marketplace  http://localhost:${ports.marketplace}
  Dashboard    http://localhost:${ports.dashboard}/dashboard
  API          http://localhost:${ports.api}/docs

  Demo accounts, password "a light is on tonight":
    admin@hearthway.example     sees everything
    advisor@hearthway.example   sees the families handed to her
    family@hearthway.example    a family
    provider@hearthway.example  speaks for a community

  Ctrl-C stops it all.
`)
}
