import type { Release } from '@pkg/api-client'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { shareTexts } from './forms/texts'

/** Someone who has a family's information, in words. */
export interface SharedWithRow {
  id: string
  name: string
  /** What they got. */
  fields: string
  status: { label: string; tone: 'positive' | 'neutral' | 'caution' }
  at: Moment
}

const tones = {
  active: 'positive',
  ended: 'neutral',
  revoked: 'caution',
  confirmed: 'neutral',
  overdue: 'caution',
} as const

/** Returns the row of a release of a family's information. [TRUST-002] */
export function sharedWithRow(
  { id, recipientName, sharedFields, status, sentAt }: Release,
  clock: RequestClock,
): SharedWithRow {
  const { fields, statuses } = shareTexts
  return {
    id,
    name: recipientName,
    fields: new Intl.ListFormat('en-US').format(sharedFields.map((field) => fields[field] ?? field)),
    status: { label: statuses[status], tone: tones[status] },
    at: formatMoment(sentAt, clock),
  }
}
