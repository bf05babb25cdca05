import type { RecordRead } from '@pkg/api-client'
import { timelineTexts } from '~/features/families'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { auditTexts as words } from './texts'

/** A row of who saw contact info. */
export interface ReadRow {
  id: string
  /** The person. */
  name: string
  href: string
  role: string
  at: Moment
  familyHref: string
  how: string
  reason: string
}

const roleNames: Readonly<Partial<Record<string, string>>> = words.roleNames

/** Returns the row of a look at contact info. [WORK-017] */
export const readRow = (read: RecordRead, clock: RequestClock): ReadRow => ({
  id: read.id,
  name: read.person,
  href: `/users/${read.personId}`,
  role: roleNames[read.role] ?? read.role,
  at: formatMoment(read.at, clock),
  familyHref: `/families/${read.clientId}`,
  how: timelineTexts.access[read.route],
  reason: read.reason,
})
