import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { managesCommunity } from './membership-store'
import type { Orm } from '../../database/database'
import { communities } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { forbidden, unprocessable } from '../../http/errors'

/** Returns the condition that matches all rows, for everyone. */
export const allRows = (): SQL => sql`true`

const noRows = sql`false`

/** Returns the condition on rows of the communities that a provider manages. Admins match all rows. */
export const managedCommunityRows =
  (communityId: PgColumn) =>
  (person: Person): SQL => {
    if (person.role === 'admin') return sql`true`
    return person.role === 'provider' ? managesCommunity(person, communityId) : noRows
  }

/** Returns the condition on rows that a person created. Admins match all rows. */
export const ownRows =
  (ownerId: PgColumn) =>
  (person: Person): SQL => {
    if (person.role === 'admin') return sql`true`
    return person.userId ? eq(ownerId, person.userId) : noRows
  }

/** Returns the condition on rows that belong to a person, by account or browser. It matches no row for someone with neither. */
export const personRows =
  (table: { userId: PgColumn; anonymousId: PgColumn }) =>
  ({ userId, anonymousId }: Pick<Person, 'userId' | 'anonymousId'>): SQL =>
    or(userId ? eq(table.userId, userId) : undefined, anonymousId ? eq(table.anonymousId, anonymousId) : undefined) ??
    sql`false`

/** Throws unless the person manages the community. @throws {HttpError} 403, or 422 for a community that doesn't exist */
export async function requireCommunityAccess(orm: Orm, person: Person, communityId: unknown): Promise<void> {
  const id = typeof communityId === 'string' ? communityId : ''
  const [found] = await orm
    .select({ isManaged: sql<boolean>`${managesCommunity(person, communities.id)}` })
    .from(communities)
    .where(eq(communities.id, id))
  if (!found) {
    throw unprocessable([
      { detail: `Community "${id}" doesn't exist`, source: { pointer: '/data/attributes/communityId' } },
    ])
  }
  if (person.role !== 'admin' && !found.isManaged) throw forbidden("You don't have permission to manage this community")
}
