// Runs the product until Ctrl-C: the demo data where there is no data yet, the API, and the two sites.
//   node --import tsx scripts/start.ts           what `npm start` runs: both sites are built from source, quickly, and only if they changed
//   node --import tsx scripts/start.ts --built   the release build, as `npm run build` left it
//   node --import tsx scripts/start.ts --dev     the sources, with reload
import type { ChildProcess } from 'node:child_process'
import { buildElement, buildPrograms, buildSites, buildSpanishPages } from './start/builds'
import { Progress } from './start/progress'
import { fillDemoData } from './start/demo-data'
import { type Mode, ports, Stack } from './start/stack'

const mode: Mode = process.argv.includes('--dev') ? 'dev' : process.argv.includes('--built') ? 'built' : 'quick'
const stack = new Stack(mode)
const progress = new Progress()

/** Starts the API once it has data. */
async function startApi(): Promise<void> {
  if (mode === 'quick') await buildPrograms(stack)
  await fillDemoData(stack, progress)
  progress.show('Starting the API')
  await stack.serve('api')
  progress.end('Starting the API')
}

/** Starts everything that the first page needs. Returns the marketplace. */
async function startProduct(): Promise<ChildProcess | undefined> {
  await Promise.all([startApi(), mode === 'quick' ? buildSites(stack, progress) : undefined])
  progress.show('Starting the sites')
  const [marketplace] = await Promise.all([
    stack.serve('marketplace', mode === 'quick' ? 'ipc' : undefined),
    stack.serve('dashboard'),
  ])
  progress.end('Starting the sites')
  return marketplace
}

function sayWhereItIs(): void {
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

try {
  const marketplace = await startProduct()
  if (!stack.isStopping) sayWhereItIs()
  if (mode === 'quick' && (await buildSpanishPages(stack))) {
    // The marketplace answers with them from now on.
    marketplace?.send('spanish-built')
    await buildElement(stack)
  }
} catch (error) {
  // What has started must not go on without this program.
  console.error(error)
  await stack.stop(1)
}
