import { type CommunityImage, isPhoto, isPlan } from '@pkg/domain'

/** What to call the images of a gallery: images, if it has illustrations of ours next to a plan that the community gave us. */
export type GalleryKind = 'photos' | 'illustrations' | 'images'

/** Returns what to call the images of a gallery. Photos come without illustrations. [FIND-009, LOOK-004] */
export function galleryKind(images: readonly CommunityImage[]): GalleryKind {
  if (images.some((image) => isPhoto(image) && !isPlan(image))) return 'photos'
  return images.some(isPhoto) ? 'images' : 'illustrations'
}
