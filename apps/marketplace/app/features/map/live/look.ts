import type { MapColors } from './map-colors'

/** The site's own fonts, which the page has loaded. The browser draws the letters, so no glyph server is needed. */
export const fonts = {
  regular: ['Hearthway Text'],
  bold: ['Hearthway Text Bold', 'Hearthway Text'],
  italic: ['Hearthway Text Italic', 'Hearthway Text'],
}

/** What the style of the map depends on. */
export interface Look {
  colors: MapColors
  /** The person's text size in relation to the usual one. */
  scale: number
  /** Whether the theme is dark. */
  isNight: boolean
}
