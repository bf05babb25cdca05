import type { Release } from '@pkg/api-client'
import { formatDue, formatMoment, type Due, type Moment, type RequestClock } from '~/site/server/times'

/** A family's stopped release whose deletion the recipient has to confirm. */
export interface ReleaseRow {
  id: string
  recipientName: string
  sharedAt: Moment
  confirmBy?: Due | undefined
}

/** Returns the row of a stopped release. It doesn't name the family. [TRUST-004] */
export function releaseRow({ id, recipientName, sentAt, confirmBy }: Release, clock: RequestClock): ReleaseRow {
  return {
    id,
    recipientName,
    sharedAt: formatMoment(sentAt, clock),
    confirmBy: confirmBy ? formatDue(confirmBy, clock) : undefined,
  }
}
