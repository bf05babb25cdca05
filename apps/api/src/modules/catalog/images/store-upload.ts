import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { FileStorage } from '../../../file-storage/file-storage'
import { deleteUploads } from './deleted-uploads'
import { keepUpload, markDeletable } from './image-store'
import { photoPath, writePhoto } from './photo-files'
import { type RenderedPhoto, renderPhoto } from './photo-renditions'

/** Milliseconds after which an upload that didn't finish is deleted. */
const uploadTime = 3_600_000

/** A picture whose files are stored. The size is that of the largest file, in pixels. */
export interface StoredUpload {
  id: string
  path: string
  width: number
  height: number
}

/** Where records and files are stored. */
export interface UploadStores {
  orm: Orm
  storage: FileStorage
}

/**
 * Stores the files of an uploaded picture. `record` then stores what the picture is for. A failure leaves neither a record nor a file.
 * @throws {HttpError} 422 for a file that isn't a picture, 503 while the storage fails. [FIND-009]
 */
export async function storeUpload<Recorded>(
  stores: UploadStores,
  file: unknown,
  record: (tx: Orm, upload: StoredUpload) => Promise<Recorded>,
): Promise<Recorded> {
  return storeRendered(stores, await renderPhoto(file), record)
}

/** Stores the files of a picture, as `storeUpload` does. */
export async function storeRendered<Recorded>(
  { orm, storage }: UploadStores,
  { renditions, width, height }: RenderedPhoto,
  record: (tx: Orm, upload: StoredUpload) => Promise<Recorded>,
): Promise<Recorded> {
  const id = randomUUID()
  await markDeletable(orm, id, new Date(now().getTime() + uploadTime))
  try {
    await writePhoto(storage, id, renditions)
    return await orm.transaction(async (tx) => {
      const recorded = await record(tx, { id, path: photoPath(id), width, height })
      await keepUpload(tx, id)
      return recorded
    })
  } catch (error) {
    await markDeletable(orm, id, now())
    // If the storage is down, the files are deleted when it's back.
    await deleteUploads(orm, storage).catch(() => undefined)
    throw error
  }
}
