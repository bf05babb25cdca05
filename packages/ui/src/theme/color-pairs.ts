import type { light } from './colors'

/** The name of a color by what it's for. */
export type ColorRole = keyof typeof light

/** A color, and the one that it's on. */
export type RolePair = readonly [color: ColorRole, ground: ColorRole]

/** The least contrast of text, and of what marks a control. */
export const leastContrast = { text: 7, control: 3 } as const

const grounds: readonly ColorRole[] = ['surfacePage', 'surfaceRaised', 'surfaceSunken', 'surfaceTint', 'surfaceLamp']
/** The pairs of a text and its ground. Each has a contrast of at least 7:1 in both themes. */
export const textPairs: readonly RolePair[] = [
  ...grounds.flatMap((ground): RolePair[] => [
    ['text', ground],
    ['textMuted', ground],
  ]),
  ['textOnDusk', 'surfaceDusk'],
  ['textOnDusk', 'surfaceBand'],
  ['lamp', 'surfaceBand'],
  ['textOnAccent', 'accent'],
  ['textOnAccent', 'accentHover'],
  ['inkOnLamp', 'lamp'],
  ['accentText', 'surfacePage'],
  ['accentText', 'surfaceRaised'],
  ['accentText', 'surfaceSunken'],
  ['accentText', 'surfaceTint'],
  ['hearth', 'surfacePage'],
  ['hearth', 'surfaceRaised'],
  ['positive', 'surfaceRaised'],
  ['positive', 'positiveSurface'],
  ['caution', 'surfaceRaised'],
  ['caution', 'cautionSurface'],
  ['critical', 'surfaceRaised'],
  ['critical', 'criticalSurface'],
  ['info', 'infoSurface'],
  ['text', 'mapLand'],
  ['text', 'mapHalo'],
  ['mapWaterText', 'mapWater'],
  ['mapWaterText', 'mapHalo'],
  ['text', 'mapWater'],
  ['text', 'mapPark'],
  ['text', 'mapTown'],
  ['textMuted', 'mapLand'],
]

/** The pairs of a control's border and its ground. Each has a contrast of at least 3:1 in both themes. */
export const controlPairs: readonly RolePair[] = [
  ['lineStrong', 'surfacePage'],
  ['lineStrong', 'surfaceRaised'],
  ['lineStrong', 'surfaceSunken'],
]
