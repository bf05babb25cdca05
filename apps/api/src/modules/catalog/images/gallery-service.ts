import { type CommunityImage, lacksOfImage, uploadCategory } from '@pkg/domain'
import { illustrationCategory } from '@pkg/illustrations'
import type { Orm } from '../../../database/database'
import { changeCommunity } from '../communities/community-service'
import { type ImageRow, listImages } from './image-store'

/**
 * Makes a community's page and tile show its images as they are now, without those that lack a description or a consent. Call it in the transaction that
 * changes them. [FIND-009, WORK-011]
 */
export async function updateGallery(tx: Orm, communityId: string): Promise<void> {
  const rows = await listImages(tx, communityId)
  await changeCommunity(tx, communityId, { images: rows.filter(isShown).map(toGalleryImage) })
}

const isShown = (row: ImageRow): boolean =>
  lacksOfImage({ ...row, hasConsent: row.consentStatedAt !== null }).length === 0

function toGalleryImage(row: ImageRow): CommunityImage {
  const { id, path, description, kind, subject, width, height, takenBy, takenOn } = row
  if (kind === 'illustration') {
    return { id, path, description, category: { name: illustrationCategory } }
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
