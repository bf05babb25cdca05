import { now } from '@pkg/domain'
import { and, eq, gte, isNull, type SQL } from 'drizzle-orm'
import { communities } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { managesCommunity } from '../access'

const day = 86_400_000

/** The days in which families are counted. */
const familyDays = 90

/** What a team added, and what isn't on the site yet. */
export const isAdded = and(eq(communities.source, 'provider'), eq(communities.status, -1))

/** Returns the condition on communities that a person works on: all for admins, those that are live for advisors, and their own for others. [ROLE-010] */
export function visibleCommunities(person: Person): SQL | undefined {
  const isOne = isNull(communities.mergedIntoKey)
  if (person.role === 'admin') return isOne
  if (person.role === 'agent') return and(isOne, gte(communities.status, 0))
  return and(isOne, managesCommunity(person, communities.id))
}

/** When families must have asked to be counted. */
export const recentFamiliesSince = (): string => new Date(now().getTime() - familyDays * day).toISOString()
