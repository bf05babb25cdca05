import type { Release } from '@pkg/api-client'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'

/** A release in the list of releases. It doesn’t name the family: the recipient may have to forget it. [TRUST-004] */
export interface ShareRow {
  id: string
  /** The recipient. */
  name: string
  href: string
  kind: Release['recipientKind']
  sentAt: Moment
  status: Release['status']
}

/** Returns the row of a release. */
export const shareRow = (
  { id, recipientName, recipientKind, sentAt, status }: Release,
  clock: RequestClock,
): ShareRow => ({
  id,
  name: recipientName,
  href: `/releases/${id}`,
  kind: recipientKind,
  sentAt: formatMoment(sentAt, clock),
  status,
})
