// Runs every check and test and ends with "N passed, N failed".
//   npm test             what has changed since the last green run, with the journeys of the areas that it touches; everything on the first
//   npm test -- <words>  the test files whose path or text contains the words, such as "tours" or "GWZ-090"
//   npm run test:full    the same as npm test with screenshots, all variants, and the large sizes of random walks, fuzzing, and page audits
//   PROOF=whole npm test  leaves nothing to a draw, which takes hours
// The tests begin at a fixed moment, or at TEST_MOMENT. Files run in an order that TEST_SEED draws.
import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from './postgres'
import { areas, touchedAreas } from './testing/areas'
import { changedSinceGreen, rememberGreen } from './testing/changes'
import { recordChanceFailures } from './testing/chance-failures'
import { createMemoryFolder } from './testing/memory-folder'
import { environmentAt, workingDay } from './testing/moments'
import { installPrerequisites, programVersions } from './testing/prerequisites'
import { saveLastRun } from './testing/last-run'
import { countTasks, timesOf } from './testing/report'
import { runTestFiles, selectTestFiles } from './testing/selection'
import { runTasks, type TaskRun } from './testing/turbo'
import { listWorkspaces } from './testing/workspaces'

const words = process.argv.slice(2)
const proof = ['full', 'whole'].find((one) => one === process.env['PROOF']) ?? 'quick'
const workspaces = listWorkspaces()
const started = performance.now()
// Another moment proves everything: what was green at one says nothing about the next.
const changed = process.env['TEST_MOMENT'] ? undefined : changedSinceGreen()
const touched = proof !== 'quick' || changed === undefined ? areas : touchedAreas(changed)

console.log(
  words.length > 0
    ? `Running the tests that mention ${words.join(' ')}.`
    : `A first run can take an hour on 2 cores. Later runs repeat only what a change affects. Journeys: ${touched.join(', ') || 'none'}, and the most important ones.`,
)
const missing = installPrerequisites()
// All temporary files of the run, those of PostgreSQL included.
const memoryFolder = createMemoryFolder()
if (memoryFolder) {
  process.env['TMPDIR'] = memoryFolder
  process.once('exit', () => rmSync(memoryFolder, { recursive: true, force: true }))
}
const postgres = await startPostgres({ isDurable: false })
const environment = {
  TEST_DATABASE_URL: postgres.url,
  // What a result depends on besides the sources: part of every task's hash.
  TEST_RUNTIME: [process.version, process.platform, process.arch, ...programVersions()].join(' '),
  PROOF: proof,
  JOURNEY_AREAS: touched.length === areas.length ? 'all' : touched.join(','),
  TEST_SEED: process.env['TEST_SEED'] ?? String(randomInt(1_000_000)),
  ...environmentAt(process.env['TEST_MOMENT'] ?? workingDay),
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void postgres.stop().finally(() => process.exit(1)))
}
try {
  process.exitCode = words.length > 0 ? await runSelected() : await runAll()
} finally {
  await postgres.stop()
}

async function runSelected(): Promise<number> {
  const files = selectTestFiles(words)
  if (files.length === 0) console.log('No test file contains these words.')
  return files.length > 0 && (await runTestFiles(files, workspaces, environment)) ? 0 : 1
}

async function runAll(): Promise<number> {
  for (const { folder } of workspaces) rmSync(join(folder, 'test-results'), { recursive: true, force: true })
  // Storybook is tested from source, so only its own command builds it.
  const builds = workspaces
    .filter(({ folder }) => folder !== 'apps/storybook')
    .flatMap(({ name, tasks }) => tasks.filter((task) => /^build(:es)?$/.test(task)).map((task) => `${name}#${task}`))
  const checks = ['lint', 'format', 'boundaries', 'wording', 'unused']
  // Named with its workspaces: otherwise Turborepo also builds those that publish nothing.
  const published = workspaces.filter(({ tasks }) => tasks.includes('published')).map(({ name }) => `${name}#published`)
  const tests = [...new Set(workspaces.flatMap(({ tasks }) => tasks.filter((task) => /^test(:|$)/.test(task))))]
  // The data of the journeys is saved meanwhile, so they don't wait for it.
  const screenshots = proof === 'quick' ? [] : ['@pkg/storybook#screenshots']
  const tasks = ['@pkg/e2e#catalog', ...builds, ...checks, ...published, ...tests, ...screenshots]
  const runs: TaskRun[] = await runTasks({ tasks, concurrency: 3, environment })
  // Journeys have their own deadlines, so nothing else runs next to them.
  const counted = new Set(runs.map(({ id }) => id))
  const journeys = await runTasks({ tasks: ['journeys'], concurrency: 1, environment })
  runs.push(...journeys.filter(({ id, hasPassed }) => !counted.has(id) || !hasPassed))

  const { TEST_RUNTIME, TEST_MOMENT, TEST_SEED, PROOF, JOURNEY_AREAS } = environment
  saveLastRun(runs, workspaces, { TEST_RUNTIME, TEST_MOMENT, PROOF, JOURNEY_AREAS })
  const { passed, failures, repeated } = countTasks(runs, workspaces)
  failures.push(...missing.map((name) => `missing: ${name}`))
  const overdue = recordChanceFailures('docs/chance-failures.json', repeated)
  failures.push(...overdue.map(({ title, seenOn }) => `not mended since ${seenOn}: ${title}`))
  for (const line of timesOf(runs)) console.log(line)
  for (const { title, reason } of repeated) console.log(`PASSED WHEN REPEATED ${title}\n${reason ?? ''}`)
  for (const failure of failures) console.log(`FAILED ${failure}`)
  console.log(
    `\nin the order of TEST_SEED=${TEST_SEED}, from ${TEST_MOMENT} on, after ${Math.round((performance.now() - started) / 1000)} s`,
  )
  if (failures.length === 0) rememberGreen()
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}
