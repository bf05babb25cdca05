import type { ImageRotation, PhotoOrder, PhotoOrderChange } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { recordChanged } from '../../../http/versions'
import type { Orm } from '../../../database/database'
import { lockCommunity } from '../communities/community-store'
import { findManagedRecord } from '../communities/listing-store'
import { deleteUploads } from './deleted-uploads'
import { updateGallery } from './gallery-service'
import { type ImageRow, listImages, lockUpload, markDeletable, saveUpload } from './image-store'
import { photoIdOf, readPhoto } from './photo-files'
import { rotatePhoto } from './photo-renditions'
import { storeRendered, type UploadStores } from './store-upload'

/** An upload to turn, and the version that this is based on. */
interface Rotation extends ImageRotation {
  id: string
  base: number | undefined
}

/**
 * Turns a photo or plan. Browsers keep files forever, so the turned files have a path of their own, and the earlier ones are deleted. A failure changes nothing.
 * @throws {HttpError} 404 for an image that the person doesn't manage, 412 if someone else changed it, 503 while the storage fails [WORK-011]
 */
export async function rotateUpload(
  { orm, storage }: UploadStores,
  person: Person,
  { id, degrees, base }: Rotation,
): Promise<void> {
  const upload = await orm.transaction((tx) => lockUpload(tx, id))
  const fileId = upload && photoIdOf(upload.path)
  if (!fileId || !(await findManagedRecord(orm, person, upload.communityId))) throw notFound('images', id)
  requireBase(upload, base)
  const stored = await readPhoto(storage, fileId)
  if (!stored) throw notFound('images', id)
  const turned = await rotatePhoto(stored, degrees)
  await storeRendered({ orm, storage }, turned, async (tx, { path, width, height }) => {
    const current = await lockUpload(tx, id)
    if (!current) throw notFound('images', id)
    requireBase(current, upload.version)
    await saveUpload(tx, id, { path, width, height })
    await markDeletable(tx, fileId, now())
    await updateGallery(tx, upload.communityId)
  })
  // Files that the storage can't delete now are deleted later.
  await deleteUploads(orm, storage).catch(() => undefined)
}

function requireBase({ version }: ImageRow, base: number | undefined): void {
  if (base !== undefined && version !== base) throw recordChanged()
}

/**
 * Orders all photos and plans of a community. Nothing that someone else added, deleted, or moved meanwhile is undone.
 * @throws {HttpError} 404 for a community that the person doesn't manage, 412 if the order changed, 422 if it isn't about the same images [WORK-011]
 */
export async function orderPhotos(
  orm: Orm,
  person: Person,
  { id, imageIds, was }: PhotoOrderChange & { id: string },
): Promise<PhotoOrder> {
  if (!(await findManagedRecord(orm, person, id))) throw notFound('community', id)
  if (!isSame(imageIds.toSorted(), was.toSorted())) throw otherImages()
  await orm.transaction(async (tx) => {
    await lockCommunity(tx, id)
    const images = await listImages(tx, id)
    const uploads = images.filter(({ kind }) => kind !== 'illustration').toSorted(inListOrder)
    const current = uploads.map((upload) => upload.id)
    if (!isSame(current, was)) throw recordChanged({ id, imageIds: current })
    for (const upload of uploads) {
      const position = imageIds.indexOf(upload.id)
      if (upload.position !== position) await saveUpload(tx, upload.id, { position })
    }
    await updateGallery(tx, id)
  })
  return { id, imageIds }
}

/** The order in which the API lists images. */
const inListOrder = (one: ImageRow, other: ImageRow): number =>
  one.position - other.position || (one.id < other.id ? -1 : 1)

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])

const otherImages = () =>
  unprocessable([{ detail: 'Name the same images as in `was`', source: { pointer: '/data/attributes/imageIds' } }])
