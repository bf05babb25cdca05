import type { UserActionData } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { findRecipientPeople, type RecipientPerson } from '../../trust'
import type { RequestedCommunity } from './complete-request'

/** A community that responds to families itself, with the people on its team. */
export interface DirectCommunity {
  community: RequestedCommunity
  people: RecipientPerson[]
}

/** Returns the communities that respond to families themselves and have a team on the dashboard. */
export async function findDirectCommunities(tx: Orm, communities: RequestedCommunity[]): Promise<DirectCommunity[]> {
  const direct: DirectCommunity[] = []
  for (const community of communities.filter(({ record }) => record.isD2CEligible)) {
    const people = await findRecipientPeople(tx, { kind: 'community', id: community.id })
    if (people.length > 0) direct.push({ community, people })
  }
  return direct
}

/** Returns whether an advisor calls: not if all communities respond themselves, unless the family wants to talk to one. */
export function needsAdvisor(
  requested: number,
  direct: number,
  consultationRequested: UserActionData['consultationRequested'],
): boolean {
  return direct < requested || requested === 0 || consultationRequested === 'Yes'
}
