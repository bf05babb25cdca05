import type { CommunityImage } from '../communities/community'
import { imageUrl } from './image-url'

/** An uploaded image with the size of its largest file. */
export type Photo = CommunityImage & Required<Pick<CommunityImage, 'kind' | 'width' | 'height'>>

/** Returns whether an image was uploaded. Any other image is an illustration. */
export function isPhoto(image: CommunityImage): image is Photo {
  return image.kind !== undefined && image.width !== undefined && image.height !== undefined
}

/** Returns the size in which a photo is shown at a width, in whole CSS pixels. A photo isn’t enlarged. [IMG-001] */
export function photoSize({ width, height }: Pick<Photo, 'width' | 'height'>, shownWidth: number) {
  const shown = Math.min(shownWidth, width)
  return { width: shown, height: Math.max(1, Math.round((shown * height) / width)) }
}

/** Returns the `srcset` of a photo: one candidate for each width that it isn’t narrower than, and at least one. [IMG-002] */
export function photoSrcSet(photo: Photo, widths: readonly number[]): string {
  const sizes = new Map(widths.map((width) => [photoSize(photo, width).width, photoSize(photo, width)]))
  return [...sizes.values()].map((size) => `${imageUrl(photo.path, size)} ${size.width}w`).join(', ')
}
