import { join } from 'node:path'
import { readPlaywrightReport, readVitestReport, type TestResult } from './results'
import type { TaskRun } from './turbo'
import { reportOf, type Workspace } from './workspaces'

/** Counts of a run, and the names of what failed, each followed by the reason where a report gives one. */
export interface Totals {
  passed: number
  failures: string[]
  /** The tests that passed only when repeated. [LIFE-011] */
  repeated: TestResult[]
}

/**
 * Counts tasks and their tests. A task without tests is one check. A task whose tests wrote no report, or a report without a test, has failed:
 * reports are deleted before a run, so each one was written in it or restored from a run with the same hash.
 */
export function countTasks(runs: readonly TaskRun[], workspaces: readonly Workspace[]): Totals {
  const totals: Totals = { passed: 0, failures: [], repeated: [] }
  for (const run of runs) {
    const [name = '', task = ''] = run.id.split('#')
    const folder = workspaces.find((workspace) => workspace.name === name)?.folder ?? ''
    const report = reportOf(task)
    const results = report === undefined ? undefined : readReport(join(folder, report))
    const failed = (results ?? []).filter(({ hasPassed }) => !hasPassed).map(describeFailure)
    if (results?.length === 0) totals.failures.push(`${run.id}: no test ran`)
    else if (!run.hasPassed && failed.length === 0) totals.failures.push(run.id)
    else totals.passed += results === undefined ? 1 : results.length - failed.length
    totals.failures.push(...failed)
    totals.repeated.push(...(results ?? []).filter(({ isRepeated }) => isRepeated))
  }
  return totals
}

const describeFailure = ({ title, reason }: TestResult) =>
  reason === undefined ? title : `${title}\n${reason.replaceAll(/^/gm, '       ')}`

/** Reads what a task's tests reported. */
export function readReport(file: string): TestResult[] {
  return /(journeys|screenshots)\.json$/.test(file) ? readPlaywrightReport(file) : readVitestReport(file)
}

/** Returns a line per task that took longest, slowest first, and how many tasks were replayed. */
export function timesOf(runs: readonly TaskRun[]): string[] {
  const replayed = runs.filter(({ isReplayed }) => isReplayed).length
  const slowest = runs
    .filter(({ isReplayed }) => !isReplayed)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 20)
  return [
    ...slowest.map(({ id, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${id}`),
    `${runs.length} tasks, ${replayed} of them replayed from a run with the same sources`,
  ]
}
