import type { CollectionCommunity, CollectionLink, CollectionOpen } from '@pkg/api-client'
import { isUuid, now } from '@pkg/domain'
import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import {
  collectionLinks,
  collectionOpens,
  communities,
  families,
  partnerCollections,
  users,
} from '../../../database/schema/tables'
import { notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { ownRows, visibleFamilies } from '../../access'
import { isPublic } from '../communities/public-condition-store'

/** A row of a link to a collection. */
export type CollectionLinkRow = typeof collectionLinks.$inferSelect

/** A row of a collection. */
export type CollectionRow = typeof partnerCollections.$inferSelect

const isOwn = ownRows(partnerCollections.ownerId)

/** Returns a collection that a person may change. @throws {HttpError} 404 for any other id */
export async function findOwnCollection(orm: Orm, id: string, person: Person): Promise<CollectionRow> {
  const [found] = isUuid(id)
    ? await orm
        .select()
        .from(partnerCollections)
        .where(and(eq(partnerCollections.id, id), isOwn(person)))
    : []
  if (!found) throw notFound('collection', id)
  return found
}

/** Returns the communities of a collection in its order. One that was deleted is missing. */
export async function listCollectionCommunities(orm: Orm, ids: string[]): Promise<CollectionCommunity[]> {
  if (ids.length === 0) return []
  const rows = await orm
    .select({
      id: communities.id,
      name: communities.name,
      address: communities.addressString,
      url: sql<string>`${communities.record}->>'url'`,
      isShown: sql<boolean>`${isPublic}`,
    })
    .from(communities)
    .where(inArray(communities.id, ids))
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Inserts a link. Returns its id. */
export async function insertLink(tx: Orm, link: typeof collectionLinks.$inferInsert): Promise<string> {
  const [row] = await tx.insert(collectionLinks).values(link).returning({ id: collectionLinks.id })
  if (!row) throw new Error('The link was not saved')
  return row.id
}

/** Ends a link. One that has ended doesn't change. */
export async function markEnded(tx: Orm, id: string): Promise<void> {
  await tx
    .update(collectionLinks)
    .set({ endedAt: now() })
    .where(and(eq(collectionLinks.id, id), isNull(collectionLinks.endedAt)))
}

/** Returns the links to a collection with what was opened, newest first. The family of one is named only to those who see it. */
export const listLinks = (orm: Orm, collectionId: string, person: Person): Promise<CollectionLink[]> =>
  selectLinks(orm, eq(collectionLinks.collectionId, collectionId), person)

/** Returns a link to one of a person's collections. @throws {HttpError} 404 for any other id */
export async function findOwnLink(orm: Orm, id: string, person: Person): Promise<CollectionLink> {
  const [link] = isUuid(id) ? await selectLinks(orm, and(eq(collectionLinks.id, id), isOwn(person)), person) : []
  if (!link) throw notFound('link', id)
  return link
}

async function selectLinks(orm: Orm, where: SQL | undefined, person: Person): Promise<CollectionLink[]> {
  const rows = await orm
    .select({ link: collectionLinks, clientId: families.id, clientName: families.name })
    .from(collectionLinks)
    .innerJoin(partnerCollections, eq(partnerCollections.id, collectionLinks.collectionId))
    .leftJoin(families, and(eq(families.id, collectionLinks.familyId), visibleFamilies(person)))
    .where(where)
    .orderBy(desc(collectionLinks.createdAt), collectionLinks.id)
    .limit(200)
  const opens = await selectOpens(
    orm,
    rows.map(({ link }) => link.id),
  )
  return rows.map(({ link, clientId, clientName }) => {
    const own = opens.filter(({ linkId }) => linkId === link.id)
    const page = own.find(({ communityId }) => communityId === null)
    return {
      id: link.id,
      collectionId: link.collectionId,
      ...(clientId ? { clientId, clientName: clientName ?? '' } : {}),
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      ...(link.endedAt ? { endedAt: link.endedAt.toISOString() } : {}),
      ...(page ? { lastOpenedAt: page.lastOpenedAt.toISOString() } : {}),
      count: page?.count ?? 0,
      opens: own.flatMap(toOpen),
    }
  })
}

async function selectOpens(orm: Orm, linkIds: string[]) {
  if (linkIds.length === 0) return []
  return orm
    .select()
    .from(collectionOpens)
    .where(inArray(collectionOpens.linkId, linkIds))
    .orderBy(desc(collectionOpens.lastOpenedAt))
}

const toOpen = ({ communityId, lastOpenedAt, count }: typeof collectionOpens.$inferSelect): CollectionOpen[] =>
  communityId === null ? [] : [{ communityId, lastOpenedAt: lastOpenedAt.toISOString(), count }]

/** Returns the link with the hash of a token, its collection, and the advisor who made it. */
export async function findLinkByHash(orm: Orm, tokenHash: string) {
  const [found] = await orm
    .select({ link: collectionLinks, collection: partnerCollections, agentId: users.agentId })
    .from(collectionLinks)
    .innerJoin(partnerCollections, eq(partnerCollections.id, collectionLinks.collectionId))
    .innerJoin(users, eq(users.id, partnerCollections.ownerId))
    .where(eq(collectionLinks.tokenHash, tokenHash))
  return found
}

/** Counts that the page of a link, or a community on it, was opened. */
export async function countOpen(orm: Orm, linkId: string, communityId: string | null): Promise<void> {
  await orm
    .insert(collectionOpens)
    .values({ linkId, communityId })
    .onConflictDoUpdate({
      target: [collectionOpens.linkId, collectionOpens.communityId],
      set: { count: sql`${collectionOpens.count} + 1`, lastOpenedAt: now() },
    })
}

/** Deletes links that expired or ended before a time, with what was opened through them. */
export async function deleteCollectionLinksBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(collectionLinks).where(or(lt(collectionLinks.expiresAt, time), lt(collectionLinks.endedAt, time)))
}
