import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countTasks } from './report'

const folder = mkdtempSync(join(tmpdir(), 'hearthway-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const workspaces = [{ name: '@pkg/some', folder, tasks: ['lint', 'test', 'journeys'] }]
const green = { hash: 'abc', hasPassed: true, isReplayed: false, seconds: 1 }

/** Writes the report of the workspace's unit tests. */
function reportTests(tests: Record<string, string>): void {
  const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }))
  mkdirSync(join(folder, 'test-results'), { recursive: true })
  const report = { testResults: [{ name: 'some.test.ts', status: 'passed', assertionResults }] }
  writeFileSync(join(folder, 'test-results/vitest.json'), JSON.stringify(report))
}

test('counts a task without tests as one check [LIFE-001]', () => {
  expect(countTasks([{ id: '@pkg/some#lint', ...green }], workspaces)).toEqual({
    passed: 1,
    failures: [],
    repeated: [],
  })
  expect(countTasks([{ id: '@pkg/some#lint', ...green, hasPassed: false }], workspaces)).toEqual({
    passed: 0,
    failures: ['@pkg/some#lint'],
    repeated: [],
  })
})

test('counts a test task without a report as a failure, even when it succeeded [LIFE-001]', () => {
  expect(countTasks([{ id: '@pkg/some#journeys', ...green }], workspaces)).toEqual({
    passed: 0,
    failures: ['@pkg/some#journeys: no test ran'],
    repeated: [],
  })
})

test('counts skipped tests as failures and names them [LIFE-001]', () => {
  reportTests({ 'adds [GWZ-001]': 'passed', 'subtracts [GWZ-002]': 'skipped' })
  expect(countTasks([{ id: '@pkg/some#test', ...green }], workspaces)).toEqual({
    passed: 1,
    failures: ['subtracts [GWZ-002]'],
    repeated: [],
  })
})

test('says under the name of a failed test why it failed [LIFE-001]', () => {
  const red = '\u001B[31m'
  const errors = [{ message: `${red}Error: expected 2\n\nReceived: 3` }, { message: 'Error: the page is closed' }]
  const specs = [
    { title: 'adds [GWZ-001]', tests: [{ status: 'expected', results: [{ errors: [] }] }] },
    { title: 'subtracts [GWZ-002]', tests: [{ status: 'unexpected', results: [{ errors }] }] },
  ]
  mkdirSync(join(folder, 'test-results'), { recursive: true })
  writeFileSync(join(folder, 'test-results/journeys.json'), JSON.stringify({ suites: [{ specs }] }))
  expect(countTasks([{ id: '@pkg/some#journeys', ...green, hasPassed: false }], workspaces)).toEqual({
    passed: 1,
    failures: ['subtracts [GWZ-002]\n       Error: expected 2\n       \n       Received: 3'],
    repeated: [],
  })
})

test('counts a failed task whose tests all passed as one failure [LIFE-001]', () => {
  reportTests({ 'adds [GWZ-001]': 'passed' })
  expect(countTasks([{ id: '@pkg/some#test', ...green, hasPassed: false }], workspaces).failures).toEqual([
    '@pkg/some#test',
  ])
})

test('counts a test that passed when repeated as passed, and names it with why it failed first [LIFE-011]', () => {
  const results = [{ errors: [{ message: 'Error: too late' }] }, { errors: [] }]
  const specs = [{ title: 'adds [GWZ-001]', tests: [{ status: 'flaky', results }] }]
  writeFileSync(join(folder, 'test-results/journeys.json'), JSON.stringify({ suites: [{ specs }] }))
  expect(countTasks([{ id: '@pkg/some#journeys', ...green }], workspaces)).toEqual({
    passed: 1,
    failures: [],
    repeated: [{ title: 'adds [GWZ-001]', hasPassed: true, isRepeated: true, reason: 'Error: too late' }],
  })
})
