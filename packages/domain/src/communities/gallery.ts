import type { CommunityImage } from './community'

const plans = ['Floor Plans', 'Site Plans']

/** Whether a picture is a floor plan or a site plan. [DATA-002, TILE-012] */
export function isPlan(image: Pick<CommunityImage, 'category'>): boolean {
  return plans.includes(image.category.name)
}

/** The gallery in its order: the main image leads, plans follow all other photos, and else nothing moves. [TILE-012] */
export function orderGallery<Image extends Pick<CommunityImage, 'path' | 'category'>>(
  images: readonly Image[],
  mainImage: string,
): Image[] {
  const rank = (image: Image) => (image.path === mainImage ? 0 : isPlan(image) ? 2 : 1)
  return images.toSorted((one, other) => rank(one) - rank(other))
}
