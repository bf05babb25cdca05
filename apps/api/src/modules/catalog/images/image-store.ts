import type { UploadKind } from '@pkg/domain'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { deletableUploads, images } from '../../../database/schema/tables'

/** A row of the images table. */
export type ImageRow = typeof images.$inferSelect

/** An upload to insert. */
export type NewUpload = typeof images.$inferInsert & { id: string; kind: UploadKind }

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
