import type { Role } from '@pkg/api-client/server'
import type { UploadKind } from '@pkg/domain'
import { and, asc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { deletableUploads, images, users } from '../../../database/schema/tables'
import { unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { managedCommunityRows } from '../../access'
import { visibleCommunityRows } from '../communities/public-condition-store'

/** A row of the images table. */
export type ImageRow = typeof images.$inferSelect

/** An upload to insert. */
export type NewUpload = typeof images.$inferInsert & { id: string; kind: UploadKind }

/** Whether someone stated that the people in an image agree to be shown. */
const hasConsent = sql<boolean>`(${images.consentStatedAt} is not null)`

/** Whether families see an image, if they see its community: `lacksOfImage` of `@pkg/domain` in SQL. [WORK-011] */
const isImageShown = sql<boolean>`(${images.kind} = 'illustration'
  or (trim(${images.description}) <> '' and (not ${images.showsPeople} or ${hasConsent})))`

const isManaged = managedCommunityRows(images.communityId)

/** The condition on images that a person sees: those that the site shows, and all of the communities that they manage. [WORK-011] */
export const readableImages = (person: Person): SQL | undefined =>
  and(visibleCommunityRows(images.communityId)(person), or(isManaged(person), isImageShown))

/** The roles that can manage a community. Queries for the public read no accounts. */
const managers: readonly Role[] = ['admin', 'provider']

/** What the database computes of an image for a person. Who stated a consent is for those who manage the community. [WORK-011] */
export function computedImageValues(person: Person): Record<string, SQL> {
  const stated = sql`case when ${isManaged(person)} then ${images.consentStatedAt} end`
  return {
    hasConsent,
    isShown: isImageShown,
    consentStatedBy: managers.includes(person.role)
      ? sql`case when ${isManaged(person)} then
          (select ${users.name} from ${users} where ${users.id} = ${images.consentStatedBy} and ${users.name} <> '') end`
      : sql`null::text`,
    consentStatedAt: stated.mapWith(images.consentStatedAt),
  }
}

/** Checks that an image isn't an illustration. @throws {HttpError} 422 if it is one */
export async function requireUpload(orm: Orm, id: string): Promise<void> {
  const [row] = await orm
    .select({ kind: images.kind })
    .from(images)
    .where(sql`${images.id}::text = ${id}`)
  if (row?.kind !== 'illustration') return
  const source = { pointer: '/data/attributes/kind' }
  throw unprocessable([{ detail: 'An illustration can’t become a photo or a plan', source }])
}

/** Returns a community's images in their order. */
export const listImages = (tx: Orm, communityId: string): Promise<ImageRow[]> =>
  tx
    .select()
    .from(images)
    .where(eq(images.communityId, communityId))
    .orderBy(asc(images.position), asc(images.createdAt), asc(images.id))

/** Inserts an upload after the community's other images. */
export async function insertUpload(tx: Orm, upload: NewUpload): Promise<ImageRow | undefined> {
  const position = sql`(select coalesce(max(position) + 1, 0) from images where community_id = ${upload.communityId})`
  const [row] = await tx
    .insert(images)
    .values({ ...upload, position })
    .returning()
  return row
}

/** Locks an upload until the transaction ends, and returns it. */
export async function lockUpload(tx: Orm, id: string): Promise<ImageRow | undefined> {
  const [row] = await tx
    .select()
    .from(images)
    .where(and(eq(images.id, id), ne(images.kind, 'illustration')))
    .for('update')
  return row
}

/** Changes the files or the position of an upload. */
export async function saveUpload(
  tx: Orm,
  id: string,
  values: Partial<Pick<ImageRow, 'path' | 'width' | 'height' | 'position'>>,
): Promise<void> {
  await tx.update(images).set(values).where(eq(images.id, id))
}

/** Marks the files of an upload as deletable from a time on, unless its record is stored by then. */
export async function markDeletable(orm: Orm, imageId: string, deleteAfter: Date): Promise<void> {
  await orm
    .insert(deletableUploads)
    .values({ imageId, deleteAfter })
    .onConflictDoUpdate({ target: deletableUploads.imageId, set: { deleteAfter } })
}

/** Keeps the files of an upload whose record is stored. */
export async function keepUpload(tx: Orm, imageId: string): Promise<void> {
  await tx.delete(deletableUploads).where(eq(deletableUploads.imageId, imageId))
}

/** Returns the IDs of up to 100 uploads whose files can be deleted at a time. */
export async function findDeletable(orm: Orm, moment: Date): Promise<string[]> {
  const rows = await orm
    .select({ imageId: deletableUploads.imageId })
    .from(deletableUploads)
    .where(lte(deletableUploads.deleteAfter, moment))
    .limit(100)
  return rows.map(({ imageId }) => imageId)
}

/** Forgets uploads whose files are deleted. */
export async function forgetDeletable(orm: Orm, imageIds: readonly string[], moment: Date): Promise<void> {
  if (imageIds.length === 0) return
  await orm
    .delete(deletableUploads)
    .where(and(inArray(deletableUploads.imageId, [...imageIds]), lte(deletableUploads.deleteAfter, moment)))
}
