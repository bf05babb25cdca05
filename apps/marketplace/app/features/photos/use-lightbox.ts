import type { CommunityImage } from '@pkg/domain'
import { galleryIndex } from '@pkg/ui'
import { type KeyboardEvent, useState } from 'react'
import { type PhotoGroup, photoGroups } from './photo-groups'
import { photoTexts as words } from './texts'

/** The images of a gallery, one at a time. */
export interface LightboxView {
  groups: PhotoGroup<CommunityImage>[]
  /** The chosen group, with the position of the shown image in it. */
  group: PhotoGroup<CommunityImage>
  index: number
  image: CommunityImage
  isZoomed: boolean
  toggleZoom: () => void
  chooseGroup: (group: PhotoGroup<CommunityImage>) => void
  show: (image: CommunityImage) => void
  /** Shows the next image with 1, and the one before with -1. Wraps around. [IMG-004] */
  move: (step: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Shows the images of a gallery by group, from `first` on. `onMove` gets the ID of each image that is shown next. [FIND-009] */
export function useLightbox(
  images: readonly CommunityImage[],
  first: CommunityImage,
  onMove: (photoId: string) => void,
): LightboxView {
  const groups = photoGroups(images, { all: words.all, fromFamilies: words.fromFamilies })
  const [groupName, setGroupName] = useState(words.all)
  const [photoId, setPhotoId] = useState(first.id)
  const [isZoomed, setIsZoomed] = useState(false)
  const group = groups.find((one) => one.name === groupName) ?? { name: words.all, images: [...images] }
  const index = Math.max(
    0,
    group.images.findIndex(({ id }) => id === photoId),
  )
  const show = (next: CommunityImage | undefined) => {
    if (!next) return
    setPhotoId(next.id)
    setIsZoomed(false)
    onMove(next.id)
  }
  const showAt = (position: number) => show(group.images[position])
  const move = (step: number) => showAt(galleryIndex(index, step, group.images.length))
  return {
    groups,
    group,
    index,
    image: group.images[index] ?? first,
    isZoomed,
    toggleZoom: () => setIsZoomed(!isZoomed),
    chooseGroup(chosen) {
      setGroupName(chosen.name)
      show(chosen.images.find(({ id }) => id === photoId) ?? chosen.images[0])
    },
    show,
    move,
    onKeyDown(event) {
      // In a zoomed photo, arrow keys scroll.
      if (isZoomed || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowRight') move(1)
      else if (event.key === 'ArrowLeft') move(-1)
      else if (event.key === 'Home') showAt(0)
      else if (event.key === 'End') showAt(group.images.length - 1)
      else return
      event.preventDefault()
    },
  }
}
