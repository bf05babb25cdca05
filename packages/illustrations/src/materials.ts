/** The colors of walls by material. */
export const walls = {
  cream: '#efe4cc',
  white: '#f4f1e8',
  sage: '#b9c4a8',
  brick: '#a45a43',
  slate: '#8b9fa5',
  ochre: '#d8ae66',
  adobe: '#d3a077',
  timber: '#8d6546',
  barn: '#8b3d2e',
  stone: '#b5ab98',
  blue: '#6f8f9a',
  rose: '#cf9f8b',
  green: '#5f7a66',
  gray: '#cfd0c8',
} as const

/** The colors of roofs by material. */
export const roofs = {
  slate: '#4d5b5f',
  char: '#383f41',
  terra: '#b05d3b',
  cedar: '#7c644c',
  moss: '#5c6a50',
  tin: '#98a3a1',
  rust: '#80452f',
  plum: '#5a4850',
} as const

/** The color of trim and window frames. */
export const trimColor = '#fbf7ec'

/** The material of a wall. */
export type Wall = keyof typeof walls
/** The material of a roof. */
export type Roof = keyof typeof roofs
