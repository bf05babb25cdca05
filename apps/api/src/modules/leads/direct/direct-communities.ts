import type { UserActionData } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { RequestedCommunity } from '../requests/complete-request'
import { listDirectIds } from './direct-community-store'

/** Returns the communities that respond to families themselves and have a team on the dashboard. */
export async function findDirectCommunities(tx: Orm, communities: RequestedCommunity[]): Promise<RequestedCommunity[]> {
  const directIds = await listDirectIds(
    tx,
    communities.map(({ id }) => id),
  )
  return communities.filter(({ id }) => directIds.includes(id))
}

/** Returns whether an advisor calls: not if all communities respond themselves, unless the family wants to talk to one. */
export function needsAdvisor(
  requested: number,
  direct: number,
  consultationRequested: UserActionData['consultationRequested'],
): boolean {
  return direct < requested || requested === 0 || consultationRequested === 'Yes'
}
