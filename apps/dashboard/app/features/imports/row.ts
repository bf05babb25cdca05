import type { FileImport } from '@pkg/api-client'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { importsTexts as words } from './texts'

/** A row of the imports. */
export interface ImportListRow {
  id: string
  name: string
  href: string
  kind: string
  status: { label: string; tone: 'positive' | 'neutral' | 'info' | 'caution' }
  rows: number
  by?: string | undefined
  uploaded: Moment
  finished?: Moment | undefined
}

const tones = {
  uploaded: 'caution',
  checked: 'caution',
  running: 'info',
  done: 'positive',
  undoing: 'info',
  undone: 'neutral',
} as const

/** Returns the row of an import. [WORK-015] */
export const importListRow = (one: FileImport, clock: RequestClock): ImportListRow => ({
  id: one.id,
  name: one.fileName,
  href: `/imports/${one.id}`,
  kind: words.kinds[one.kind],
  status: { label: words.statuses[one.status], tone: tones[one.status] },
  rows: one.counts.total,
  by: one.createdBy,
  uploaded: formatMoment(one.createdAt, clock),
  finished: one.finishedAt === undefined ? undefined : formatMoment(one.finishedAt, clock),
})
