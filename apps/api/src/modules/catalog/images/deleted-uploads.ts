import { now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { FileStorage } from '../../../file-storage/file-storage'
import { startWorkerLoop, type WorkerLoop } from '../../../jobs/worker-loop'
import { findDeletable, forgetDeletable } from './image-store'
import { deletePhoto } from './photo-files'

const secondsBetweenPasses = 600

/** Deletes the files of deleted and unfinished uploads. Resolves to whether there may be more. @throws {HttpError} 503 while the storage fails */
export async function deleteUploads(orm: Orm, storage: FileStorage): Promise<boolean> {
  const moment = now()
  const ids = await findDeletable(orm, moment)
  for (const id of ids) await deletePhoto(storage, id)
  await forgetDeletable(orm, ids, moment)
  return ids.length > 0
}

/** Starts deleting the files of deleted and unfinished uploads, now and then every 10 minutes. Several processes may do so at the same time. */
export function startDeletingUploads(orm: Orm, storage: FileStorage, onError: (error: unknown) => void): WorkerLoop {
  return startWorkerLoop(() => deleteUploads(orm, storage), onError, secondsBetweenPasses * 1000)
}
