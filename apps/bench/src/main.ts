import { documents } from './documents/documents'
import { firstInput } from './first-input/first-input'
import { growth, type SizeTimes } from './growth/growth'
import { listCall } from './list-call/list-call'
import { listingPage } from './listing-page/listing-page'
import { type Outcome, tableOf } from './measuring/table'
import { radius } from './radius/radius'
import { type FilledDatabases, filledDatabases } from './stage/databases'
import { Stage } from './stage/stage'
import { otherLibraries } from './wizard-bytes/other-libraries'
import { wizardBytes } from './wizard-bytes/wizard-bytes'
import { wizardSteps } from './wizard-steps/wizard-steps'

const centres = process.argv.includes('--all') ? 10_000 : 1000
/** Words of the benchmarks to run, such as `list`; without any, all of them. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word.toLowerCase()))
const stage = new Stage()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stage.end().then(() => process.exit(1)))
}

/** Prints what one benchmark gives. What cannot be measured says why, and the others still run. */
async function show(name: string, measure: () => Promise<Outcome>): Promise<void> {
  if (!isWanted(name)) return
  const begun = Date.now()
  const outcome = await measure().catch((problem: unknown) => {
    process.exitCode = 1
    return {
      figures: [],
      notes: [`could not be measured: ${problem instanceof Error ? problem.message : String(problem)}`],
    }
  })
  console.log(`\n${name} (${Math.round((Date.now() - begun) / 1000)} s)\n${tableOf(outcome)}`)
}

/** Search and map at every size of the catalogue. A million takes a quarter of an hour to fill, hence only when asked for. */
async function sizes(databases: Promise<FilledDatabases>): Promise<void> {
  const wantedSizes = [6000, 30_000, ...(process.env['BENCH_MILLION'] ? [1_000_000] : [])]
  let smaller: { size: number; times: SizeTimes } | undefined
  for (const size of wantedSizes) {
    await show(`Search and map, ${size.toLocaleString('en-US')}`, async () => {
      const database = await (await databases).ofSize(size)
      const { outcome, times } = await growth(stage, { database, size, ...(smaller && { smaller }) })
      smaller ??= { size, times }
      return outcome
    })
  }
}

try {
  console.log('Ratios against references measured in the same run, medians of 31 rounds. They inform and fail nothing.')
  if (['Wizard, bytes', 'Wizard, answer and next', 'Wizard, first input'].some(isWanted)) {
    const libraries = otherLibraries(stage)
    libraries.catch(() => undefined)
    await show('Wizard, bytes', () => wizardBytes(libraries))
    await show('Wizard, answer and next', () => wizardSteps(libraries))
    await show('Wizard, first input', () => firstInput(stage, libraries))
  }
  console.log('\nFilling a PGlite and a PostgreSQL with 6,500 communities each …')
  const embedded = await stage.api()
  const databases = filledDatabases(stage)
  // Without a PostgreSQL the benchmarks that need one say so, and the others still run.
  await databases.catch(() => undefined)
  await show('Documents', () => documents(embedded))
  await show('List call', async () => listCall(stage, { database: (await databases).catalogue, embedded }))
  await sizes(databases)
  await show('Radius', async () => radius({ database: (await databases).spare, centres }))
  await show('Listing page', () => listingPage(stage, embedded))
} finally {
  await stage.end()
}
