import type { AdminClaim } from '@pkg/api-client'
import { formatAge, type Moment, type RequestClock } from '~/site/server/times'

/** A row of the claims. */
export interface ClaimRow extends Pick<AdminClaim, 'id' | 'communityName' | 'jobTitle'> {
  /** The person. */
  name: string
  href: string
  place: string
  since: Moment
}

/** Returns the row of a claim. [API-020] */
export const claimRow = (claim: AdminClaim, clock: RequestClock): ClaimRow => ({
  id: claim.id,
  name: claim.userName,
  href: `/claims/${claim.id}`,
  communityName: claim.communityName,
  place: `${claim.city}, ${claim.state}`,
  jobTitle: claim.jobTitle,
  since: formatAge(claim.createdAt, clock),
})
