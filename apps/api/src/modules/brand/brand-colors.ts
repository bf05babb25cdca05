import type { BrandColors } from '@pkg/domain'
import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'

/** A theme of the sites. */
export type Theme = 'light' | 'dark'

/** The surfaces with links and buttons on them, as `@pkg/ui` has them, and what is written on a button. */
const themes = {
  light: {
    grounds: ['oklch(0.984 0.004 140)', 'oklch(1 0 0)', 'oklch(0.957 0.008 160)', 'oklch(0.945 0.022 195)'],
    textOnAccent: formatHex('oklch(0.99 0.005 180)') ?? '#ffffff',
    /** How much lighter the color of a button under the pointer is. */
    hover: -0.065,
  },
  dark: {
    grounds: ['oklch(0.195 0.022 215)', 'oklch(0.235 0.024 215)', 'oklch(0.170 0.020 215)', 'oklch(0.285 0.036 205)'],
    textOnAccent: formatHex('oklch(0.19 0.03 205)') ?? '#000000',
    hover: 0.055,
  },
}

/** The least contrast of text, and of the text on a button. */
const leastContrast = 4.5
const step = 0.002
const toOklch = converter('oklch')

/** Returns the lowest contrast of a color with the surfaces of a theme and the text on buttons. */
export function accentContrast(color: string, theme: Theme): number {
  const { grounds, textOnAccent } = themes[theme]
  return Math.min(...[...grounds, textOnAccent].map((other) => wcagContrast(color, other)))
}

/** Returns whether links and buttons in a color can be read in a theme. [WORK-012] */
export const isReadable = (color: string, theme: Theme): boolean => accentContrast(color, theme) >= leastContrast

/** Returns the nearest color of the same hue that can be read in a theme: the color itself, or a darker or lighter one. [WORK-012] */
export function nearestReadable(color: string, theme: Theme): string {
  const start = oklchOf(color)
  const sign = theme === 'light' ? -1 : 1
  for (let lightness = clamped(start.l); lightness >= 0 && lightness <= 1; lightness += sign * step) {
    const candidate = hexOf({ ...start, l: lightness })
    if (isReadable(candidate, theme)) return candidate
  }
  return theme === 'light' ? '#000000' : '#ffffff'
}

/** Returns the colors of both themes. Without an accent of its own, the dark theme has a shade of the light one. [WORK-012] */
export function brandColors(accent: string, accentDark?: string | null): { light: BrandColors; dark: BrandColors } {
  return { light: colorsOf(accent, 'light'), dark: colorsOf(accentDark ?? nearestReadable(accent, 'dark'), 'dark') }
}

function colorsOf(accent: string, theme: Theme): BrandColors {
  const { hover, textOnAccent } = themes[theme]
  const { l, ...color } = oklchOf(accent)
  return { accent, accentHover: hexOf({ ...color, l: clamped(l + hover) }), textOnAccent }
}

const clamped = (lightness: number) => Math.min(Math.max(lightness, 0), 1)

const oklchOf = (color: string): Oklch => toOklch(color) ?? { mode: 'oklch', l: 0, c: 0 }

/** Returns a color as six digits, with less chroma if no screen can show it. */
const hexOf = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'))
