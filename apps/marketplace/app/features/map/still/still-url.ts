import type { Box } from './still-box'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Returns the URL of a still image of the map. */
export function stillUrl({ south, west, north, east }: Box, theme: Theme): string {
  return `/map/still/${theme}/${[south, west, north, east].join(',')}.svg`
}

/** Parses the parts of a still image's URL. Returns undefined for a theme or a box that doesn't exist. */
export function parseStill(theme = '', text = ''): { theme: Theme; box: Box } | undefined {
  const known = themes.find((name) => name === theme)
  const [south, west, north, east, ...rest] = text.split(',').map((part) => (part === '' ? Number.NaN : Number(part)))
  if (!known || south === undefined || west === undefined || north === undefined || east === undefined) return undefined
  const isBox = rest.length === 0 && south < north && west < east && south >= -85 && north <= 85
  const isOnEarth = west >= -180 && east <= 180
  return isBox && isOnEarth ? { theme: known, box: { south, west, north, east } } : undefined
}
