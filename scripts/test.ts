// Runs every check and test and ends with "N passed, N failed".
//   npm test             what has changed since the last green run; everything on the first
//   npm test -- <words>  the test files whose path or text contains the words, such as "tours" or "GWZ-090"
//   npm run test:full    the same as npm test with the large sizes of random walks, fuzzing, and page audits
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from './postgres'
import { createMemoryFolder } from './testing/memory-folder'
import { installPrerequisites, programVersions } from './testing/prerequisites'
import { saveLastRun } from './testing/last-run'
import { countTasks, timesOf } from './testing/report'
import { runTestFiles, selectTestFiles } from './testing/selection'
import { runTasks, type TaskRun } from './testing/turbo'
import { listWorkspaces } from './testing/workspaces'

const words = process.argv.slice(2)
const isFull = process.env['PROOF'] === 'full'
const workspaces = listWorkspaces()
const started = performance.now()

console.log(
  words.length > 0
    ? `Running the tests that mention ${words.join(' ')}.`
    : `A first run takes about ${isFull ? '28 to 32' : '14 to 18'} minutes on 2 cores. Later runs repeat only what a change affects.`,
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
  PROOF: isFull ? 'full' : 'quick',
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
    .flatMap(({ name, tasks }) => tasks.filter((task) => /^build(:|$)/.test(task)).map((task) => `${name}#${task}`))
  const checks = ['lint', 'format', 'boundaries', 'wording', 'unused']
  // Named with its workspaces: otherwise Turborepo also builds those that publish nothing.
  const published = workspaces.filter(({ tasks }) => tasks.includes('published')).map(({ name }) => `${name}#published`)
  const tests = [...new Set(workspaces.flatMap(({ tasks }) => tasks.filter((task) => /^test(:|$)/.test(task))))]
  // The data of the journeys is saved meanwhile, so they don't wait for it.
  const tasks = ['@pkg/e2e#catalog', ...builds, ...checks, ...published, ...tests]
  const runs: TaskRun[] = await runTasks({ tasks, concurrency: 3, environment })
  // Journeys have their own deadlines, so nothing else runs next to them.
  const counted = new Set(runs.map(({ id }) => id))
  const journeys = await runTasks({ tasks: ['journeys'], concurrency: 1, environment })
  runs.push(...journeys.filter(({ id, hasPassed }) => !counted.has(id) || !hasPassed))

  const { TEST_RUNTIME, PROOF } = environment
  saveLastRun(runs, workspaces, { TEST_RUNTIME, PROOF })
  const { passed, failures } = countTasks(runs, workspaces)
  failures.push(...missing.map((name) => `missing: ${name}`))
  for (const line of timesOf(runs)) console.log(line)
  for (const failure of failures) console.log(`FAILED ${failure}`)
  console.log(`\nafter ${Math.round((performance.now() - started) / 1000)} s`)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}
