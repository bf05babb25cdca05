import type { NewPhoto } from '@pkg/api-client'
import { isCalendarDay, now } from '@pkg/domain'
import { notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { lockCommunity } from '../communities/community-store'
import { findManagedRecord } from '../communities/listing-store'
import { updateGallery } from './gallery-service'
import { insertUpload } from './image-store'
import { storeUpload, type UploadStores } from './store-upload'

/**
 * Stores a photo or plan of a community, which its page and tile show as soon as it has a description. A failure leaves neither a record nor a file. Returns
 * the id of its record.
 * @throws {HttpError} 404 for a community that the person doesn't manage, 422 for a file that isn't a picture, 503 while the storage fails.
 * [FIND-009, API-035]
 */
export async function uploadPhoto(
  { orm, storage }: UploadStores,
  person: Person,
  communityId: string,
  photo: NewPhoto,
): Promise<string> {
  if (!(await findManagedRecord(orm, person, communityId))) throw notFound('community', communityId)
  checkFacts(photo)
  const { file, kind, description = '', ...facts } = photo
  return storeUpload({ orm, storage }, file, async (tx, stored) => {
    // Photos that arrive at the same time get places of their own.
    await lockCommunity(tx, communityId)
    await insertUpload(tx, { ...facts, ...stored, description, communityId, kind })
    await updateGallery(tx, communityId)
    return stored.id
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
