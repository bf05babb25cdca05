import { renderIllustration } from '@pkg/illustrations'
import type { ShownImage } from '~/features/photos'

const asUrl = (svg: string | undefined) => `data:image/svg+xml,${encodeURIComponent(svg ?? '')}`

/** Returns an image of a gallery or tile that needs no image service, from its drawings by day and by night. For stories. */
export const drawnImage = (caption: string, day: string | undefined, night: string | undefined): ShownImage => ({
  id: caption,
  path: 'drawings/story.svg',
  description: `${caption}, as an illustration`,
  category: { name: 'Exterior' },
  caption,
  sources: { day: asUrl(day), night: asUrl(night) },
})

/** Returns the same from the paths of illustrations. For stories. */
export const illustrated = (caption: string, day: string, night = day): ShownImage =>
  drawnImage(caption, renderIllustration(day), renderIllustration(night))
