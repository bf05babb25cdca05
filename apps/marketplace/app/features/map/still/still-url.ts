import type { Box } from './still-box'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** What a page puts on an image: a house with its rings in the middle, which names leave free. */
const houseMark = 'house'

/** Returns the URL of a still image of the map. `hasHouse` leaves the middle free for the house that the map is about. */
export function stillUrl({ south, west, north, east }: Box, theme: Theme, hasHouse = false): string {
  return `/map/still/${theme}/${[south, west, north, east, ...(hasHouse ? [houseMark] : [])].join(',')}.svg`
}

/** Parses the parts of a still image's URL. Returns undefined for a theme or a box that doesn't exist. */
export function parseStill(theme = '', text = ''): { theme: Theme; box: Box; hasHouse: boolean } | undefined {
  const known = themes.find((name) => name === theme)
  const parts = text.split(',')
  const hasHouse = parts[4] === houseMark
  const [south, west, north, east, ...rest] = (hasHouse ? parts.toSpliced(4, 1) : parts).map((part) =>
    part === '' ? Number.NaN : Number(part),
  )
  if (!known || south === undefined || west === undefined || north === undefined || east === undefined) return undefined
  const isBox = rest.length === 0 && south < north && west < east && south >= -85 && north <= 85
  const isOnEarth = west >= -180 && east <= 180
  return isBox && isOnEarth ? { theme: known, box: { south, west, north, east }, hasHouse } : undefined
}
