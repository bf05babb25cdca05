import type { CommunityImage } from './community'

const plans = ['Floor Plans', 'Site Plans']

/** Returns whether an image is a floor plan or site plan. [DATA-002, TILE-012] */
export function isPlan(image: Pick<CommunityImage, 'category'>): boolean {
  return plans.includes(image.category.name)
}

/** Returns the gallery in display order: the main image first, plans last, and everything else unchanged. [TILE-012] */
export function orderGallery<Image extends Pick<CommunityImage, 'path' | 'category'>>(
  images: readonly Image[],
  mainImage: string,
): Image[] {
  const rank = (image: Image) => (image.path === mainImage ? 0 : isPlan(image) ? 2 : 1)
  return images.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Returns the images that a gallery shows, in display order. A photo replaces every illustration, and a plan replaces the illustrated plan.
 * The first photo leads, or the first illustration while there is none. [FIND-009, TILE-012]
 */
export function shownGallery<Image extends CommunityImage>(images: readonly Image[]): Image[] {
  const hasPhoto = images.some(({ kind }) => kind === 'photo')
  const hasPlan = images.some(({ kind }) => kind !== undefined && kind !== 'photo')
  const shown = images.filter((image) => image.kind !== undefined || !(hasPhoto || (hasPlan && isPlan(image))))
  const main = shown.find((image) => !isPlan(image)) ?? shown[0]
  return orderGallery(shown, main?.path ?? '')
}
