import { type CommunityImage, uploadCategory } from '@pkg/domain'
import { illustrationCategory } from '@pkg/illustrations'
import type { Orm } from '../../../database/database'
import { changeCommunity } from '../communities/community-service'
import { type ImageRow, listImages } from './image-store'

/** Makes a community's page and tile show its images as they are now. Call it in the transaction that changes them. [FIND-009] */
export async function updateGallery(tx: Orm, communityId: string): Promise<void> {
  const rows = await listImages(tx, communityId)
  await changeCommunity(tx, communityId, { images: rows.map(toGalleryImage) })
}

function toGalleryImage(row: ImageRow): CommunityImage {
  const { id, path, description, kind, subject, width, height, takenBy, takenOn } = row
  if (kind === 'illustration') {
    return { id, path, description, category: { name: illustrationCategory(path) ?? uploadCategory('photo', 'other') } }
  }
  return {
    id,
    path,
    description,
    category: { name: uploadCategory(kind, subject ?? undefined) },
    kind,
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(takenBy === null ? {} : { takenBy }),
    ...(takenOn === null ? {} : { takenOn }),
  }
}
