import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { managesCommunity } from './memberships'
import type { Orm } from '../../database/database'
import { communities } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { forbidden, unprocessable } from '../../http/problems'

/** Everything, whoever asks. */
export const allRows = (): SQL => sql`true`

/** Nothing, whoever asks. */
const nothing = sql`false`

/** Rows of the communities that a person speaks for; all for an admin. */
export const managedCommunityRows =
  (communityId: PgColumn) =>
  (person: Person): SQL => {
    if (person.role === 'admin') return sql`true`
    return person.role === 'provider' ? managesCommunity(person, communityId) : nothing
  }

/** Rows that a person made: all for an admin. */
export const ownRows =
  (ownerId: PgColumn) =>
  (person: Person): SQL => {
    if (person.role === 'admin') return sql`true`
    return person.userId ? eq(ownerId, person.userId) : nothing
  }

/** Refuses to touch a community that the person does not speak for. Throws 403, or 422 for one that is not there. */
export async function requireCommunityAccess(orm: Orm, person: Person, communityId: unknown): Promise<void> {
  const id = typeof communityId === 'string' ? communityId : ''
  const [found] = await orm
    .select({ isOwn: sql<boolean>`${managesCommunity(person, communities.id)}` })
    .from(communities)
    .where(eq(communities.id, id))
  if (!found) {
    throw unprocessable([
      { detail: `There is no community "${id}"`, source: { pointer: '/data/attributes/communityId' } },
    ])
  }
  if (person.role !== 'admin' && !found.isOwn) throw forbidden('Your account does not speak for this community')
}
