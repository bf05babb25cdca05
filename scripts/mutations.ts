// Changes the sources in small ways, one at a time, and shows whether a test fails. Every change is undone.
//   npx tsx scripts/mutations.ts                      30 mutants of seed 9
//   npx tsx scripts/mutations.ts --seed 10 --count 5  others
//   npx tsx scripts/mutations.ts --list               only shows the mutants
//   npx tsx scripts/mutations.ts --only 3,7           only these, by number
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawMutants, type Mutant } from './mutations/draw-mutants'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '9' },
    count: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
})

const sources = execFileSync('git', ['ls-files', 'packages/*.ts', 'packages/*.tsx', 'apps/*.ts', 'apps/*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(packages|apps)\/[^/]+\/(src|app)\//.test(file))
  .filter((file) => !/\.(test|spec|stories|css|d)\.|\.kit\.|\/testing\/|^apps\/(bench|e2e|storybook|demo)\//.test(file))

const only = values.only.split(',').filter(Boolean).map(Number)
const mutants = drawMutants(sources, Number(values.count), Number(values.seed))
  .map((mutant, index) => ({ ...mutant, number: index + 1 }))
  .filter(({ number }) => only.length === 0 || only.includes(number))

let caught = 0
for (const mutant of mutants) {
  const { number, file, line, before, after } = mutant
  const change = `${before.replaceAll(/\s+/g, ' ').slice(0, 60)} → ${after.replaceAll(/\s+/g, ' ').slice(0, 40)}`
  console.log(`${number}. ${file}:${line}  ${change}`)
  if (values.list) continue
  const evidence = findFailure(mutant)
  if (evidence) caught += 1
  console.log(`   ${evidence ? `caught by ${evidence}` : 'SURVIVED'}`)
}
if (!values.list) console.log(`${caught} of ${mutants.length} caught`)

/** Applies a mutant, runs the tests of its folder and then of its workspace, and undoes it. Returns the first failure, or undefined if none. */
function findFailure({ file, start, end, after }: Mutant): string | undefined {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.slice(0, start) + after + text.slice(end))
  try {
    const workspace = file.split('/').slice(0, 2).join('/')
    const folder = dirname(file).slice(workspace.length + 1)
    const types = spawnSync('npm', ['exec', '--', 'check-types'], { cwd: workspace, stdio: 'ignore' })
    if (types.status !== 0) return 'the type check'
    const near = folder.split('/').slice(0, 3).join('/')
    return findFailedTest(workspace, [near]) ?? findFailedTest(workspace, [])
  } finally {
    writeFileSync(file, text)
  }
}

/**
 * Returns the title and message of the first failed test, which show a timeout on a busy machine.
 * @throws When the tests end with an error, but none has failed.
 */
function findFailedTest(workspace: string, filters: readonly string[]): string | undefined {
  const parameters = ['run', '--bail=1', '--reporter=dot', '--passWithNoTests', ...filters]
  const { status, stdout, stderr } = spawnSync(join(process.cwd(), 'node_modules/.bin/vitest'), parameters, {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  if (status === 0) return undefined
  const lines = `${stdout}\n${stderr}`.split('\n').map((line) => line.trim())
  const failed = lines.findIndex((line) => line.startsWith('FAIL '))
  if (failed < 0) throw new Error(`No test failed, but Vitest ended with ${status}: ${lines.slice(-20).join('\n')}`)
  return lines.slice(failed, failed + 2).join(' | ')
}
