import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { FileStorage } from '../../../file-storage/file-storage'
import { deleteUploads } from './deleted-uploads'
import { keepUpload, markDeletable } from './image-store'
import { photoPath, writePhoto } from './photo-files'
import { renderPhoto } from './photo-renditions'

/** Milliseconds after which an upload that didn't finish is deleted. */
const uploadTime = 3_600_000

/** A picture whose files are stored. The size is that of the largest file, in pixels. */
export interface StoredUpload {
  id: string
  path: string
  width: number
  height: number
}

/**
 * Stores the files of a picture. `record` then stores what the picture is for. A failure leaves neither a record nor a file.
 * @throws {HttpError} 422 for a file that isn't a picture, 503 while the storage fails. [FIND-009]
 */
export async function storeUpload<Recorded>(
  { orm, storage }: { orm: Orm; storage: FileStorage },
  file: unknown,
  record: (tx: Orm, upload: StoredUpload) => Promise<Recorded>,
): Promise<Recorded> {
  const { renditions, width, height } = await renderPhoto(file)
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
