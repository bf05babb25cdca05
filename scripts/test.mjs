// Everything that guards the product, one stage after the other. Ends with "N passed, N failed".
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { startPostgres } from './postgres.mjs'
import { answersVersion, ensureProgram } from './programs.mjs'

const results = { passed: 0, failed: 0 }
/** What failed, told once more at the end, where it is looked for. */
const failures = []
const started = Date.now()

/** Runs a stage and counts it as one check. */
async function check(name, command, parameters, environment = {}) {
  const isGreen = await run(name, command, parameters, environment)
  results[isGreen ? 'passed' : 'failed'] += 1
  if (!isGreen) failures.push(name)
}

/** Runs a stage whose tests report themselves; one that reports no test has failed. */
async function tests(name, command, parameters, environment, count) {
  const isGreen = await run(name, command, parameters, environment)
  const { passed, failed } = count()
  results.passed += passed
  results.failed += failed
  if (!isGreen && failed === 0) {
    results.failed += 1
    failures.push(name)
  }
  if (passed + failed === 0) results.failed += isGreen ? 1 : 0
  console.log(`   ${passed} passed, ${failed} failed`)
}

function run(name, command, parameters, environment) {
  const begun = Date.now()
  console.log(`\n── ${name}`)
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    child.once('exit', (code) => {
      console.log(`── ${name}: ${code === 0 ? 'green' : 'RED'} after ${Math.round((Date.now() - begun) / 1000)} s`)
      resolve(code === 0)
    })
  })
}

function vitestCounts(folders) {
  const counts = { passed: 0, failed: 0 }
  for (const folder of folders) {
    const file = join(folder, 'test-results', 'vitest.json')
    if (!existsSync(file)) continue
    const report = JSON.parse(readFileSync(file, 'utf8'))
    counts.passed += report.numPassedTests
    counts.failed += report.numFailedTests + report.numPendingTests + report.numTodoTests
    for (const { assertionResults } of report.testResults) {
      failures.push(...assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName))
    }
  }
  return counts
}

function playwrightCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  failures.push(
    ...specsOf(suites).flatMap(({ tests, title }) =>
      tests.every(({ status }) => status === 'expected') ? [] : [title],
    ),
  )
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

const specsOf = (suites) => suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)])

const workspaces = ['packages', 'apps'].flatMap((room) => readdirSync(room).map((name) => join(room, name)))
for (const folder of workspaces) rmSync(join(folder, 'test-results'), { recursive: true, force: true })
const turbo = (...parameters) => [
  'node_modules/.bin/turbo',
  ['run', ...parameters, '--continue', '--output-logs=errors-only', '--log-order=grouped'],
]

await check('build', ...turbo('build', '--filter=!@pkg/storybook'))
await check('published packages', 'node', ['scripts/packages.mjs'])
await check('floors', 'node_modules/.bin/turbo', ['boundaries'])
await check('format', 'node_modules/.bin/prettier', ['--check', '--log-level=warn', '.'])
await check('lint', ...turbo('lint'))
await check('types', ...turbo('types'))
if (!ensureProgram(() => answersVersion(process.env.REDIS_SERVER || 'redis-server'), 'redis-server'))
  results.failed += 1
if (!ensureProgram(() => process.env.POSTGRES_PROGRAMS || existsSync('/usr/lib/postgresql'), 'postgresql'))
  results.failed += 1
await tests('units, machines, API on PGlite', ...turbo('test', '--filter=!@pkg/storybook', '--concurrency=1'), {}, () =>
  vitestCounts([...workspaces, 'packages/gwizzy/test-results/preact']),
)

const postgres = await startPostgres().catch((problem) => console.log(`No PostgreSQL: ${problem.message}`))
if (postgres) {
  await tests(
    'API on PostgreSQL',
    'npm',
    [
      'run',
      '--silent',
      'test',
      '--workspace',
      '@pkg/api',
      '--',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=test-results/postgres/test-results/vitest.json',
      // What these prove does not depend on the engine.
      ...['modules/catalog/geography/**', 'modules/catalog/pricing/**', 'modules/reference/**', 'telemetry/**'].map(
        (files) => `--exclude=src/${files}`,
      ),
    ],
    { TEST_DATABASE_URL: postgres.url, NO_COLOR: '1' },
    () => vitestCounts(['apps/api/test-results/postgres']),
  )
  await postgres.stop()
} else results.failed += 1

if (ensureBrowser()) {
  await tests('stories with axe', ...turbo('test', '--filter=@pkg/storybook'), {}, () =>
    vitestCounts(['apps/storybook']),
  )
  await tests('browser journeys', 'npm', ['run', '--silent', 'journeys', '--workspace', '@pkg/e2e'], {}, () =>
    playwrightCounts('apps/e2e/test-results/journeys.json'),
  )
} else results.failed += 1

for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`\nafter ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${results.passed} passed, ${results.failed} failed`)
process.exitCode = results.failed === 0 ? 0 : 1
