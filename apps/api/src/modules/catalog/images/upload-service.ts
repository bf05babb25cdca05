import type { Image, NewPhoto } from '@pkg/api-client'
import { schemas } from '@pkg/api-client/server'
import { isCalendarDay, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { FileStorage } from '../../../file-storage/file-storage'
import { entityParser } from '../../../http/collections/entity'
import { notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { findManagedRecord } from '../communities/listing-store'
import { updateGallery } from './gallery-service'
import { insertUpload } from './image-store'
import { storeUpload } from './store-upload'

const toImage = entityParser(schemas.Image)

/**
 * Stores a photo or plan of a community, which its page and tile show immediately. A failure leaves neither a record nor a file.
 * @throws {HttpError} 404 for a community that the person doesn't manage, 422 for a file that isn't a picture, 503 while the storage fails.
 * [FIND-009, API-035]
 */
export async function uploadPhoto(
  { orm, storage }: { orm: Orm; storage: FileStorage },
  person: Person,
  communityId: string,
  photo: NewPhoto,
): Promise<Image> {
  if (!(await findManagedRecord(orm, person, communityId))) throw notFound('community', communityId)
  checkFacts(photo)
  const { file, kind, ...facts } = photo
  return storeUpload({ orm, storage }, file, async (tx, stored) => {
    const row = await insertUpload(tx, { ...facts, ...stored, communityId, kind })
    await updateGallery(tx, communityId)
    return toImage(row)
  })
}

function checkFacts({ kind, subject, takenOn }: NewPhoto): void {
  if (kind === 'photo' && subject === undefined) throw invalid('subject', 'Choose what the photo shows')
  if (kind !== 'photo' && subject !== undefined) throw invalid('subject', 'Leave this out. A plan has no subject')
  if (takenOn !== undefined && !(isCalendarDay(takenOn) && takenOn <= latestToday()))
    throw invalid('takenOn', 'Enter the day as YYYY-MM-DD, today at the latest')
}

/** Returns the day that it is where it’s latest on Earth, in `YYYY-MM-DD`. */
const latestToday = () => new Date(now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)

const invalid = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])
