import type { BodyOf, CollectionLink, endpoints, SharedCollection } from '@pkg/api-client'
import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { HttpError, notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { createToken, hashToken } from '../../../http/token-hash'
import { requireAcceptedFamily } from '../../access'
import { listPublicTiles } from '../communities/public-tile-store'
import {
  type CollectionLinkRow,
  countOpen,
  findLinkByHash,
  findOwnCollection,
  findOwnLink,
  insertLink,
  listCollectionCommunities,
  listLinks,
  markEnded,
} from './collection-link-store'

const dayMilliseconds = 24 * 3_600_000

/** Returns the communities of a collection in its order. @throws {HttpError} 404 [DASH-007] */
export async function getCollectionCommunities(orm: Orm, id: string, person: Person) {
  const { communityIds } = await findOwnCollection(orm, id, person)
  const items = await listCollectionCommunities(orm, communityIds)
  return { items, total: items.length }
}

/** Returns the links to a collection with what was opened through them. @throws {HttpError} 404 [DASH-007] */
export async function getCollectionLinks(orm: Orm, id: string, person: Person) {
  const collection = await findOwnCollection(orm, id, person)
  const items = await listLinks(orm, collection.id, person)
  return { items, total: items.length }
}

/**
 * Creates a link to a collection. Returns its token, of which only the hash is stored.
 * @throws {HttpError} 404 for another's collection or family, and 409 for a family that isn't accepted [DASH-007]
 */
export function createCollectionLink(
  orm: Orm,
  siteUrl: string,
  id: string,
  { days, clientId }: BodyOf<typeof endpoints.collectionLinks.create>,
  person: Person,
): Promise<CollectionLink & { token: string; url: string; spanishUrl: string }> {
  return orm.transaction(async (tx) => {
    const collection = await findOwnCollection(tx, id, person)
    const family = clientId ? await requireAcceptedFamily(tx, clientId, person) : undefined
    const token = createToken()
    const linkId = await insertLink(tx, {
      collectionId: collection.id,
      familyId: family?.id ?? null,
      tokenHash: hashToken(token),
      expiresAt: new Date(now().getTime() + days * dayMilliseconds),
    })
    const path = `/shared-collection?token=${token}`
    const urls = { url: `${siteUrl}${path}`, spanishUrl: `${siteUrl}/es${path}` }
    return { ...(await findOwnLink(tx, linkId, person)), token, ...urls }
  })
}

/** Ends a link, which opens nothing from then on. What was opened stays. @throws {HttpError} 404 [DASH-007] */
export function endCollectionLink(orm: Orm, id: string, person: Person): Promise<CollectionLink> {
  return orm.transaction(async (tx) => {
    const link = await findOwnLink(tx, id, person)
    await markEnded(tx, link.id)
    return findOwnLink(tx, link.id, person)
  })
}

/** Returns the collection of a link, with its communities that are public. @throws {HttpError} 404, or 410 for a link that ended or expired [DASH-007] */
export async function openCollection(orm: Orm, token: string): Promise<SharedCollection> {
  const { link, collection, agentId } = await requireLink(orm, token)
  const communities = await listPublicTiles(orm, collection.communityIds)
  const shown = new Set(communities.map(({ id }) => id))
  const notes = Object.entries(collection.notes ?? {}).filter(([id, note]) => shown.has(id) && note !== '')
  return {
    id: collection.id,
    name: collection.name,
    ...(collection.note ? { note: collection.note } : {}),
    ...(agentId ? { advisorId: agentId } : {}),
    communities,
    notes: Object.fromEntries(notes),
    expiresAt: link.expiresAt.toISOString(),
  }
}

/** Records that the page of a link was opened, or a community on it. @throws {HttpError} 404, 410, or 404 for a community that isn't on it [DASH-007] */
export async function recordOpen(
  orm: Orm,
  { token, communityId }: BodyOf<typeof endpoints.sharedCollections.recordOpen>,
): Promise<void> {
  const { link, collection } = await requireLink(orm, token)
  if (communityId !== undefined && !collection.communityIds.includes(communityId)) {
    throw notFound('community on this page', communityId)
  }
  await countOpen(orm, link.id, communityId ?? null)
}

async function requireLink(orm: Orm, token: string) {
  const found = await findLinkByHash(orm, hashToken(token))
  if (!found) throw notFound('collection', 'of this link')
  if (hasEnded(found.link)) throw new HttpError(410, 'sharing-ended', 'This link doesn’t work anymore')
  return found
}

const hasEnded = ({ endedAt, expiresAt }: CollectionLinkRow): boolean => endedAt !== null || expiresAt <= now()
