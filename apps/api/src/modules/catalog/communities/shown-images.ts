import { shownGallery } from '@pkg/domain'
import { canIllustrate } from '@pkg/illustrations'
import type { CommunityRecord } from '../../../database/schema/tables'

/** The number of images in a tile. [TILE-011] */
const tileImages = 5

/** The images of a community, and what its record says exists. */
type Pictured = Pick<CommunityRecord, 'gallery' | 'images' | 'mainImage' | 'imagePath' | 'amenities'>

/**
 * Returns a community with the images that people see, in gallery order: photos, or illustrations while there are none, and no illustration
 * of something that the record lacks or denies. [FIND-009, TILE-011, TILE-012]
 */
export function withShownImages<Community extends Pictured>(community: Community): Community {
  const { gallery, amenities } = community
  const images = shownGallery(
    gallery.images.filter(({ kind, path }) => kind !== undefined || canIllustrate(path, amenities)),
  )
  const main = images[0]?.path ?? ''
  return { ...community, gallery: { images }, images: images.slice(0, tileImages), mainImage: main, imagePath: main }
}
