import { type Community, isPhoto, isPlan, orderGallery } from '@pkg/domain'
import { housePath, type Light } from '@pkg/illustrations'
import { houseFacts } from './house-facts.server'
import { houseTexts as words } from './house-texts'
import type { HouseInWindows, ShownImage } from './shown-image'

/** How many cells a gallery has. */
const cells = 4

/**
 * Returns the images of a community's gallery. Photos come first, and with them we draw nothing and look for nothing. Without photos, the gallery has the house, its
 * windows, what is around it, what the community gave us, and the house in other lights, in four cells. [FIND-009, LOOK-004, LOOK-006]
 */
export function shownImages(
  community: Community,
  windows: HouseInWindows | undefined,
  findAround: () => ShownImage | undefined,
): ShownImage[] {
  const { images } = community.gallery
  if (images.some((image) => isPhoto(image) && !isPlan(image))) return images
  const around = findAround()
  const [house, ...others] = images.map((image): ShownImage => (isPhoto(image) ? image : inOurWords(image, community)))
  if (!house) return []
  const known = [house, ...(windows ? [windows.image] : []), ...(around ? [around] : []), ...others]
  const lights = (['golden', 'morning'] as const).slice(0, Math.max(0, cells - known.length))
  // Two lights of nothing else would leave a cell empty.
  const shown = known.length === 1 ? lights.slice(0, 1) : lights
  return orderGallery([...known, ...shown.map((light) => houseIn(community, light))], house.path)
}

const inOurWords = (image: ShownImage, { name }: Community): ShownImage => ({
  ...image,
  description: words.house(name),
  caption: words.captions.house,
})

function houseIn(community: Community, light: Extract<Light, 'golden' | 'morning'>): ShownImage {
  return {
    id: `${community.id}-${light}`,
    path: housePath(houseFacts(community), light),
    description: words.houseIn(community.name, words.otherLight[light]),
    category: { name: 'Exterior' },
    caption: words.captions.otherLight[light],
  }
}
