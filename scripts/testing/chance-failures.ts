import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { addDays, type CalendarDay, siteDay } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { TestResult } from './results'

const ChanceFailure = Type.Object({
  title: Type.String(),
  /** The day on which it was first seen. */
  seenOn: Type.String(),
  /** The last day before it fails every run. */
  mendBy: Type.String(),
  /** The first lines of why the first try failed. */
  trace: Type.String(),
  cause: Type.String(),
})

/** A test that failed and then passed, until its cause is mended. [LIFE-011] */
export type ChanceFailure = Static<typeof ChanceFailure>

const daysToMend = 2

/**
 * Adds the tests of a run that passed only when repeated to the ledger, and writes it if there are new ones. Remove an entry when its cause is mended.
 * Returns the entries whose time to mend is over.
 */
export function recordChanceFailures(
  file: string,
  repeated: readonly TestResult[],
  today: CalendarDay = siteDay(),
): ChanceFailure[] {
  const known = readLedger(file)
  const added = repeated
    .filter(({ title }) => known.every((entry) => entry.title !== title))
    .map(({ title, reason = '' }) => ({
      title,
      seenOn: today,
      mendBy: addDays(today, daysToMend),
      trace: reason,
      cause: '',
    }))
  if (added.length > 0) writeFileSync(file, `${JSON.stringify([...known, ...added], undefined, 2)}\n`)
  return known.filter(({ mendBy }) => mendBy < today)
}

function readLedger(file: string): ChanceFailure[] {
  if (!existsSync(file)) return []
  const ledger: unknown = JSON.parse(readFileSync(file, 'utf8'))
  Value.Assert(Type.Array(ChanceFailure), ledger)
  return ledger
}
