import { documents } from './documents/documents'
import { firstInput } from './first-input/first-input'
import { growth, type SizeTimes } from './growth/growth'
import { listCall } from './list-call/list-call'
import { listingPage } from './listing-page/listing-page'
import { mapPins } from './map-pins/map-pins'
import { type Outcome, formatTable } from './measuring/table'
import { radius } from './radius/radius'
import { type FilledDatabases, fillDatabases } from './environment/databases'
import { Environment } from './environment/environment'
import { otherLibraries } from './wizard-bytes/other-libraries'
import { embeddedStaffLists } from './staff-lists/embedded-staff-lists'
import { staffLists } from './staff-lists/staff-lists'
import { eventCost } from './wizard-stats/event-cost'
import { embeddedWizardStats, wizardStats } from './wizard-stats/wizard-stats'
import { wizardBytes } from './wizard-bytes/wizard-bytes'
import { wizardSteps } from './wizard-steps/wizard-steps'

const centers = process.argv.includes('--all') ? 10_000 : 1000
/** Names of the benchmarks to run, such as `list`. Without any, all of them run. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word.toLowerCase()))
const environment = new Environment()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void environment.end().then(() => process.exit(1)))
}

/** Runs one benchmark and prints its result, or why it couldn't run. The others still run. */
async function show(name: string, measure: () => Promise<Outcome>): Promise<void> {
  if (!isWanted(name)) return
  const startedAt = performance.now()
  const outcome = await measure().catch((error: unknown) => {
    process.exitCode = 1
    return {
      figures: [],
      notes: [`not measured: ${error instanceof Error ? error.message : String(error)}`],
    }
  })
  console.log(`\n${name} (${Math.round((performance.now() - startedAt) / 1000)} s)\n${formatTable(outcome)}`)
}

/** Runs search and map on every catalog size. A million communities take 15 minutes to insert, so they're optional. */
async function sizes(databases: Promise<FilledDatabases>): Promise<void> {
  const wantedSizes = [6000, 30_000, ...(process.env['BENCH_MILLION'] ? [1_000_000] : [])]
  let smaller: { size: number; times: SizeTimes } | undefined
  for (const size of wantedSizes) {
    await show(`Search and map, ${size.toLocaleString('en-US')}`, async () => {
      const database = await (await databases).ofSize(size)
      const { outcome, times } = await growth(environment, { database, size, ...(smaller && { smaller }) })
      smaller ??= { size, times }
      return outcome
    })
  }
}

try {
  console.log(
    'Ratios to references that ran in the same run, medians of 31 rounds. A missed target never fails the run.',
  )
  if (['Wizard, bytes', 'Wizard, answer and next', 'Wizard, first input'].some(isWanted)) {
    const libraries = otherLibraries(environment)
    libraries.catch(() => undefined)
    await show('Wizard, bytes', () => wizardBytes(libraries))
    await show('Wizard, answer and next', () => wizardSteps(libraries))
    await show('Wizard, first input', () => firstInput(environment, libraries))
  }
  console.log('\nFilling a PGlite and a PostgreSQL database with 6,500 communities each …')
  const embedded = await environment.api()
  const databases = fillDatabases(environment)
  // Without PostgreSQL, the benchmarks that need it say so, and the others still run.
  await databases.catch(() => undefined)
  await show('Documents', () => documents(embedded))
  await show('List call', async () => listCall(environment, { database: (await databases).catalog, embedded }))
  await sizes(databases)
  await show('Radius', async () => radius({ database: (await databases).spare, centers }))
  await show('Staff lists', async () => staffLists(environment, await databases))
  await show('Staff lists, embedded', () => embeddedStaffLists(environment))
  await show('Where families stop, PostgreSQL', async () => wizardStats(environment, await databases))
  await show('Where families stop, embedded', () => embeddedWizardStats(environment))
  await show('Listing page', () => listingPage(environment, embedded))
  await show('Map pins', () => mapPins(environment, embedded))
  await show('Counted steps', () => eventCost(embedded))
} finally {
  await environment.end()
}
