import { globalFontFace } from '@vanilla-extract/css'
import { fontFamilies } from './font-families'

const { text, display } = fontFamilies

// Relative to this file for a bundler that reads the source. This package's build turns the folder into `../fonts`.
const web = (file: string) => `url("../../fonts/${file}") format("woff2")`

// Optional, because a font that arrives late would rewrap lines and move what a person is about to press. Later pages have it in the cache.
globalFontFace(text, { src: web('text.woff2'), fontWeight: '400 700', fontDisplay: 'optional' })
globalFontFace(display, { src: web('display.woff2'), fontWeight: '400 700', fontDisplay: 'optional' })
globalFontFace(display, {
  src: web('display-italic.woff2'),
  fontStyle: 'italic',
  fontWeight: '400 700',
  fontDisplay: 'optional',
})

// Fallback fonts with the measured widths and heights of the fonts above, for a first visit on a slow connection.
const fallback = (ascent: number, descent: number, sizeAdjust: number) => ({
  sizeAdjust: `${(sizeAdjust * 100).toFixed(1)}%`,
  ascentOverride: `${(ascent / sizeAdjust / 10).toFixed(1)}%`,
  descentOverride: `${(descent / sizeAdjust / 10).toFixed(1)}%`,
  lineGapOverride: '0%',
})

globalFontFace(`${text} Fallback`, {
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
  fontWeight: '400 500',
  ...fallback(984, 316, 0.988),
})
globalFontFace(`${text} Fallback`, {
  src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")',
  fontWeight: '501 700',
  ...fallback(984, 316, 0.972),
})
globalFontFace(`${display} Fallback`, {
  src: 'local("Times New Roman"), local("Liberation Serif")',
  fontWeight: '400 500',
  ...fallback(1177, 308, 1.158),
})
globalFontFace(`${display} Fallback`, {
  src: 'local("Times New Roman Bold"), local("Liberation Serif Bold")',
  fontWeight: '501 700',
  ...fallback(1177, 308, 1.131),
})
globalFontFace(`${display} Fallback`, {
  src: 'local("Times New Roman Italic"), local("Liberation Serif Italic")',
  fontStyle: 'italic',
  fontWeight: '400 700',
  ...fallback(1177, 308, 1.096),
})
