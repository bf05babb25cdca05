import type { AdvisorProfile } from '@pkg/api-client'
import type { Orm } from '../../database/database'
import type { FileStorage } from '../../file-storage/file-storage'
import type { Person } from '../../http/person'
import { deleteUploads, storeUpload } from '../catalog'
import { requireProfile } from './directory-change-service'
import { getProfile } from './directory-service'
import { replacePortraitId } from './portrait-store'

interface Dependencies {
  orm: Orm
  storage: FileStorage
}

/**
 * Replaces an advisor's portrait. The files of the earlier one are deleted.
 * @throws {HttpError} 404 for another advisor, 422 for a file that isn't a picture, 503 while the storage fails [AGENT-005]
 */
export async function replacePortrait(
  { orm, storage }: Dependencies,
  file: unknown,
  { id, person, minutesToRespond }: { id: string; person: Person; minutesToRespond: number },
): Promise<AdvisorProfile> {
  await requireProfile(orm, id, person)
  await storeUpload({ orm, storage }, file, (tx, upload) => replacePortraitId(tx, id, upload.id))
  return getProfile(orm, id, minutesToRespond)
}

/** Removes an advisor's portrait and its files. Those that the storage can't delete now are deleted later. @throws {HttpError} 404 for another advisor */
export async function removePortrait({ orm, storage }: Dependencies, id: string, person: Person): Promise<void> {
  await requireProfile(orm, id, person)
  await orm.transaction((tx) => replacePortraitId(tx, id, null))
  await deleteUploads(orm, storage).catch(() => undefined)
}
