import type { CommunityImage } from '@pkg/domain'

/** An image of a gallery, with what its cell says about it. */
export interface ShownImage extends CommunityImage {
  caption?: string
  /** Its URLs in light and dark colors, if it isn't one of the image service. */
  sources?: { day: string; night: string }
}

/** A house with a window per resident, and what its windows say. [LOOK-004] */
export interface HouseInWindows {
  image: ShownImage
  legend: { pane: 'lit' | 'half' | 'dark'; count: string; label: string }[]
  /** When the rooms were confirmed, and what a window is. */
  note: string
}
