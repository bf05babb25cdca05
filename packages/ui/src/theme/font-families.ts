/** The names of the fonts. They're the kit's own, so a page that has the same fonts keeps its own files. [GUEST-001] */
export const fontFamilies = { text: 'Hearthway Text', display: 'Hearthway Display' }

/** A font of a device, by its full names, and the share of its width at which it's as wide as ours. */
interface FallbackFace {
  names: readonly string[]
  weight: '400 500' | '501 700' | '400 700'
  isItalic?: true
  sizeAdjust: number
}

/** The fonts that stand in for one of ours until it arrives, the nearest first. Each device has at least one of them. */
interface Fallbacks {
  /** Our font's height above and below the line, in thousandths of its size. */
  ascent: number
  descent: number
  families: Record<string, readonly FallbackFace[]>
}

/**
 * Stand-ins with the widths and heights of our fonts, so nothing moves when ours arrive. The widths were measured with sentences of the home page, and those
 * of Georgia with Gelasio, which is as wide. Georgia is nearest to Literata, and on every Mac, iPhone, and Windows computer. Android has Noto Serif and Roboto.
 * [LOOK-001]
 */
export const fallbacks: Record<keyof typeof fontFamilies, Fallbacks> = {
  text: {
    ascent: 984,
    descent: 316,
    families: {
      Arial: [
        { names: ['Arial', 'Liberation Sans'], weight: '400 500', sizeAdjust: 0.988 },
        { names: ['Arial Bold', 'Liberation Sans Bold'], weight: '501 700', sizeAdjust: 0.972 },
      ],
      Roboto: [
        { names: ['Roboto', 'Roboto Regular'], weight: '400 500', sizeAdjust: 0.99 },
        { names: ['Roboto Bold'], weight: '501 700', sizeAdjust: 1.037 },
      ],
      DejaVu: [
        { names: ['DejaVu Sans'], weight: '400 500', sizeAdjust: 0.87 },
        { names: ['DejaVu Sans Bold'], weight: '501 700', sizeAdjust: 0.82 },
      ],
    },
  },
  display: {
    ascent: 1177,
    descent: 308,
    families: {
      Georgia: [
        { names: ['Georgia', 'Gelasio', 'Gelasio Regular'], weight: '400 500', sizeAdjust: 1.065 },
        { names: ['Georgia Bold', 'Gelasio Bold'], weight: '501 700', sizeAdjust: 0.948 },
        { names: ['Georgia Italic', 'Gelasio Italic'], weight: '400 700', isItalic: true, sizeAdjust: 0.982 },
      ],
      Noto: [
        { names: ['Noto Serif', 'Noto Serif Regular'], weight: '400 500', sizeAdjust: 0.993 },
        { names: ['Noto Serif Bold'], weight: '501 700', sizeAdjust: 0.968 },
        { names: ['Noto Serif Italic'], weight: '400 700', isItalic: true, sizeAdjust: 0.958 },
      ],
      DejaVu: [
        { names: ['DejaVu Serif'], weight: '400 500', sizeAdjust: 0.921 },
        { names: ['DejaVu Serif Bold'], weight: '501 700', sizeAdjust: 0.867 },
        { names: ['DejaVu Serif Italic'], weight: '400 700', isItalic: true, sizeAdjust: 0.866 },
      ],
    },
  },
}

/** Returns a `font-family`: our font, its stand-ins, and what a device has at the least. */
export function fontStack(font: keyof typeof fontFamilies, generic: string): string {
  const standIns = Object.keys(fallbacks[font].families).map((name) => standInName(font, name))
  return [...[fontFamilies[font], ...standIns].map((name) => `"${name}"`), generic].join(', ')
}

/** Returns the name of a stand-in. */
export const standInName = (font: keyof typeof fontFamilies, name: string): string => `${fontFamilies[font]} ${name}`
