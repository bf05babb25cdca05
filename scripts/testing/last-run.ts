import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { readReport } from './report'
import type { TaskRun } from './turbo'
import { reportOf, type Workspace } from './workspaces'

const LastRun = Type.Object({
  /** The environment variables that hashes depend on. */
  environment: Type.Record(Type.String(), Type.String()),
  tasks: Type.Array(
    Type.Object({
      id: Type.String(),
      hash: Type.String(),
      tests: Type.Array(Type.Object({ title: Type.String(), hasPassed: Type.Boolean() })),
    }),
  ),
})

/** What the last complete run tested, with the hash of each task, so a later reader knows which results still hold. */
export type LastRun = Static<typeof LastRun>

const file = 'test-results/last-run.json'

/**
 * Saves the results of a complete run. Runs of single files don't change them. Journeys of areas that a change didn't touch keep their earlier results.
 */
export function saveLastRun(
  runs: readonly TaskRun[],
  workspaces: readonly Workspace[],
  environment: Record<string, string>,
): void {
  const tasks = runs.flatMap(({ id, hash }) => {
    const [name = '', task = ''] = id.split('#')
    const folder = workspaces.find((workspace) => workspace.name === name)?.folder ?? ''
    const report = reportOf(task)
    if (report === undefined) return []
    const tests = readReport(join(folder, report))
    const titles = new Set(tests.map(({ title }) => title))
    const isPartial = task === 'journeys' && environment['JOURNEY_AREAS'] !== 'all'
    const earlier = isPartial ? (readLastRun()?.tasks.find((known) => known.id === id)?.tests ?? []) : []
    return [{ id, hash, tests: [...tests, ...earlier.filter(({ title }) => !titles.has(title))] }]
  })
  const run: LastRun = { environment, tasks }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(run))
}

/** Returns the results of the last complete run, or undefined before the first. */
export function readLastRun(): LastRun | undefined {
  if (!existsSync(file)) return undefined
  const run: unknown = JSON.parse(readFileSync(file, 'utf8'))
  Value.Assert(LastRun, run)
  return run
}
