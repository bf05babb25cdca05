import type { CommunityImage } from '@pkg/domain'

/** The images of a gallery that belong together. */
export interface PhotoGroup<Image> {
  name: string
  images: Image[]
}

/** Returns the groups of a gallery: everything, each category in gallery order, and what families took. [FIND-009] */
export function photoGroups<Image extends Pick<CommunityImage, 'category' | 'takenBy'>>(
  images: readonly Image[],
  names: { all: string; fromFamilies: string },
): PhotoGroup<Image>[] {
  const categories = [...new Set(images.map(({ category }) => category.name))]
  const groups = [
    { name: names.all, images: [...images] },
    ...categories.map((name) => ({ name, images: images.filter(({ category }) => category.name === name) })),
    { name: names.fromFamilies, images: images.filter(({ takenBy }) => takenBy === 'family') },
  ]
  return groups.filter((group) => group.images.length > 0)
}
