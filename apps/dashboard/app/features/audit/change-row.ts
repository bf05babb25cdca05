import type { RecordChange } from '@pkg/api-client'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { changeLines, recordHref, recordWords } from './change-words'
import { auditTexts as words } from './texts'

/** A row of what staff changed. */
export interface ChangeRow {
  id: string
  /** What was done, such as `Family changed`. */
  name: string
  href: string | undefined
  at: Moment
  actor: string
  actorHref: string
  lines: string[]
  reason: string | undefined
}

/** Returns the row of a change. [WORK-017] */
export const changeRow = (change: RecordChange, clock: RequestClock): ChangeRow => ({
  id: change.id,
  name: `${recordWords(change.recordType)}: ${words.actions[change.action].toLowerCase()}`,
  href: recordHref(change),
  at: formatMoment(change.at, clock),
  actor: change.actor ?? words.former,
  actorHref: `/users/${change.actorId}`,
  lines: changeLines(change, clock),
  reason: change.reason,
})
