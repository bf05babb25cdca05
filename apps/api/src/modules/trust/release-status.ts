import type { Receipt } from '@pkg/api-client'

/** The times that determine the status of a release. */
interface ReleaseTimes {
  endedAt: Date | null
  revokedAt: Date | null
  confirmedAt: Date | null
  confirmBy: Date | null
}

/** Returns the status of a release: `revoked`, `confirmed`, and `overdue` apply once the family stops sharing. [TRUST-004] */
export function releaseStatus(release: ReleaseTimes, moment: Date): Receipt['status'] {
  if (!release.revokedAt) return release.endedAt ? 'ended' : 'active'
  if (release.confirmedAt) return 'confirmed'
  return release.confirmBy && release.confirmBy < moment ? 'overdue' : 'revoked'
}
