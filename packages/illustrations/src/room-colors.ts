import type { Palette } from './traits'

/** The colors of a room and its furniture. */
export interface RoomColors {
  wall: string
  floor: string
  wood: string
  /** The first and second fabric of beds and chairs. */
  cloth: string
  otherCloth: string
  rug: string
}

const colors: Readonly<Record<Palette, RoomColors>> = {
  lamp: { wall: '#e9dfc9', floor: '#b98f62', wood: '#836e53', cloth: '#2f6468', otherCloth: '#c07a4b', rug: '#aabcb7' },
  sage: { wall: '#d9e2d3', floor: '#c3a077', wood: '#7d6247', cloth: '#86a067', otherCloth: '#35596b', rug: '#d8c8a6' },
  clay: { wall: '#ecd2b9', floor: '#8c6347', wood: '#6d4f3d', cloth: '#b5654a', otherCloth: '#7f9466', rug: '#9db0b2' },
  sea: { wall: '#cfdeda', floor: '#bb8f5e', wood: '#8a6a4a', cloth: '#3f7480', otherCloth: '#d9a441', rug: '#e3d5ba' },
}

/** Returns the colors of a palette. */
export function roomColors(palette: Palette): RoomColors {
  return colors[palette]
}

/** The colors that all palettes share. */
export const plain = {
  trim: '#f6efdf',
  sky: '#bcdadf',
  hill: '#86a582',
  fire: '#f0a63c',
  ember: '#ffe09a',
  soot: '#2c2a27',
} as const
