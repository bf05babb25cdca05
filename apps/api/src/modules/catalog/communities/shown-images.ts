import { type CommunityImage, isUuid, shownGallery } from '@pkg/domain'
import { exteriorOf, isIllustration } from '@pkg/illustrations'
import type { CommunityRecord } from '../../../database/schema/tables'

/** The number of images in a tile. [TILE-011] */
const tileImages = 5

/** The images of a community, and the facts that its house is drawn from. */
type Pictured = Pick<
  CommunityRecord,
  'id' | 'name' | 'address' | 'care' | 'capacity' | 'gallery' | 'images' | 'mainImage' | 'imagePath'
>

/**
 * Returns a community with the images that people see, in gallery order: photos and plans, or while there are no photos, its house, from
 * its record. Illustrations that were stored earlier showed rooms that no one had seen, so they aren't read.
 * [FIND-009, LOOK-004, TILE-011, TILE-012]
 */
export function withShownImages<Community extends Pictured>(community: Community): Community {
  const { id, name, address, care, capacity, gallery } = community
  const house = exteriorOf({ slug: id, name, state: address.state, care: care[0] ?? 'assisted-living', capacity })
  const images = shownGallery([house, ...gallery.images.filter((image) => isAdded(image) && image.path !== house.path)])
  const main = images[0]?.path ?? ''
  return { ...community, gallery: { images }, images: images.slice(0, tileImages), mainImage: main, imagePath: main }
}

/** Returns whether someone added an image: an upload, or an illustration with a record of its own. */
const isAdded = ({ id, kind, path }: CommunityImage) => kind !== undefined || (isUuid(id) && isIllustration(path))
