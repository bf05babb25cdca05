// Writes `fonts/*.woff2`: the theme's fonts, subset to the characters of American English and Spanish texts and to the weights of the type
// scale. The two that pages preload are at most 28 KB each, and a test of the fonts checks that. [LOOK-001]
// Run it after updating the font packages: `npx tsx scripts/subset-fonts.ts`.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

const ascii = range(0x20, 0x7e)
/** Text has all letters of Western Europe, for names of people and places. */
const ofText = `${ascii}${range(0xa0, 0xff)}–—‘’“”•…′″−€™←↑→↓`
/** Headings, prices, and quotes have fewer signs, and of the capitals with accents only the common ones. The rest would cost 6 KB of the first page. */
const ofHeadings = `${ascii}${range(0xdf, 0xef)}${range(0xf1, 0xf6)}${range(0xf8, 0xfd)}Á É Í Ó Ú Ñ Ü À Â Ä Å Ç È Ê Î Ô Ö Ø\u00a0¡¿·°½«»–—‘’“”•…−™`

/** The font features that the styles use. Small capitals, stylistic sets, and fractions are dropped. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum']

const faces = [
  {
    file: 'text.woff2',
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    characters: ofText,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'display.woff2',
    source: '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2',
    characters: ofHeadings,
    axes: { opsz: 18, wght: { min: 400, max: 650 } },
  },
  {
    // Only quotes are in italics, in one weight.
    file: 'display-italic.woff2',
    source: '@fontsource-variable/literata/files/literata-latin-opsz-italic.woff2',
    characters: ofHeadings,
    axes: { opsz: 18, wght: 400 },
  },
]

const folder = new URL('../fonts/', import.meta.url)
await mkdir(folder, { recursive: true })

for (const { file, source, characters, axes } of faces) {
  const font = await subsetFont(await readFile(require.resolve(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  })
  await writeFile(new URL(file, folder), font)
  console.log(`${file} ${(font.length / 1024).toFixed(1)} KB`)
}
