import { globalFontFace } from '@vanilla-extract/css'
import { fallbacks, fontFamilies, standInName } from './font-families'

const { text, display } = fontFamilies

// Relative to this file for a bundler that reads the source. This package's build turns the folder into `../fonts`.
const web = (file: string) => `url("../../fonts/${file}") format("woff2")`

// Text shows immediately in a stand-in of the same width, and changes when the font arrives, also late. [LOOK-001]
const fontDisplay = 'swap'
globalFontFace(text, { src: web('text.woff2'), fontWeight: '400 700', fontDisplay })
globalFontFace(display, { src: web('display.woff2'), fontWeight: '400 650', fontDisplay })
globalFontFace(display, { src: web('display-italic.woff2'), fontStyle: 'italic', fontWeight: '400', fontDisplay })

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

for (const font of ['text', 'display'] as const) {
  const { ascent, descent, families } = fallbacks[font]
  for (const [name, faces] of Object.entries(families)) {
    for (const { names, weight, isItalic, sizeAdjust } of faces) {
      globalFontFace(standInName(font, name), {
        src: names.map((local) => `local("${local}")`).join(', '),
        fontWeight: weight,
        ...(isItalic ? { fontStyle: 'italic' } : {}),
        sizeAdjust: percent(sizeAdjust),
        ascentOverride: percent(ascent / sizeAdjust / 1000),
        descentOverride: percent(descent / sizeAdjust / 1000),
        lineGapOverride: '0%',
      })
    }
  }
}
