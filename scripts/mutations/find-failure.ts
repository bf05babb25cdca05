import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Mutant } from './list-mutants'

/**
 * Applies a mutant, checks types, runs the tests of its folder and then of its workspace, and undoes it. Returns the first failure, or undefined if
 * nothing noticed.
 */
export function findFailure({ file, start, end, after }: Mutant): string | undefined {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.slice(0, start) + after + text.slice(end))
  try {
    const workspace = file.split('/').slice(0, 2).join('/')
    const folder = dirname(file).slice(workspace.length + 1)
    const types = spawnSync('npm', ['exec', '--', 'check-types'], { cwd: workspace, stdio: 'ignore' })
    if (types.status !== 0) return 'the type check'
    const near = folder.split('/').slice(0, 4).join('/')
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
