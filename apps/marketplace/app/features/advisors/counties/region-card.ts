import type { RegionSlug } from '@pkg/domain'

/** The size of the map on a region’s card, in pixels. */
export const regionCardSize = { width: 564, height: 188 } as const

/** The themes of the map on a region’s card. */
export const regionCardThemes = ['light', 'dark'] as const

/** A theme of the map on a region’s card. */
export type RegionCardTheme = (typeof regionCardThemes)[number]

/** Returns the path of the map on a region’s card. [LOOK-008] */
export const regionCardPath = (region: RegionSlug, theme: RegionCardTheme): string =>
  `/map/advisors/${theme}/${region}.svg`
