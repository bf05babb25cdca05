import { mixColors } from './color'

/** The lights of a day. Pages in dark colors always show the night. [LOOK-004] */
export const lights = ['morning', 'noon', 'golden', 'night'] as const

/** A light of the day. */
export type Light = (typeof lights)[number]

/** The number of skies in each light. */
export const skyCount = 6

/** The colors of three bands of sky, from the top. */
type Bands = readonly [string, string, string]

/** What a light does to a picture. */
export interface LightColors {
  bands: Bands
  /** The color that all others are mixed toward, and its share. */
  ambient: string
  strength: number
  /** The share of lit windows. */
  lit: number
  /** The color of an unlit window. */
  glass: string
  /** How much of what is far away the sky takes. */
  haze: number
  /** The sun or moon. */
  sun: { color: string; x: number; y: number; radius: number } | undefined
}

const noonSkies: readonly Bands[] = [
  ['#a3d0dd', '#bfe0e4', '#dceeea'],
  ['#b5d4dd', '#d7e3de', '#f5e0c8'],
  ['#84bdd6', '#a8d3e1', '#d2e9ec'],
  ['#c0d3d3', '#d5e1dc', '#eaede2'],
  ['#a9d3c8', '#c6e3d6', '#e5f0df'],
  ['#b9c8de', '#d3dce7', '#f1e5dc'],
]

const colors: Readonly<Record<Light, LightColors & { ownSky: number }>> = {
  morning: {
    bands: ['#b9d5dc', '#d9e3dd', '#f3dfc9'],
    ownSky: 0.4,
    ambient: '#f0c3a4',
    strength: 0.14,
    lit: 0.1,
    glass: '#86a5ab',
    haze: 0.44,
    sun: { color: '#fbe9cd', x: 78, y: 104, radius: 17 },
  },
  noon: {
    bands: ['#a3d0dd', '#bfe0e4', '#dceeea'],
    ownSky: 1,
    ambient: '#ffffff',
    strength: 0,
    lit: 0,
    glass: '#6f97a3',
    haze: 0.32,
    sun: undefined,
  },
  golden: {
    bands: ['#dfb987', '#ecc999', '#f7e0b4'],
    ownSky: 0.22,
    ambient: '#d98a3c',
    strength: 0.2,
    lit: 0.22,
    glass: '#a7865c',
    haze: 0.4,
    sun: { color: '#fff0c2', x: 292, y: 112, radius: 22 },
  },
  night: {
    bands: ['#0b2b34', '#123b45', '#1e5059'],
    ownSky: 0.05,
    ambient: '#17404b',
    strength: 0.6,
    lit: 0.55,
    glass: '#0e2a33',
    haze: 0.58,
    sun: { color: '#f1e2b8', x: 244, y: 44, radius: 13 },
  },
}

/** Returns the colors of a light under one of its skies, from 0 to 5. */
export function lightColors(light: Light, sky: number): LightColors {
  const { ownSky, bands, ...rest } = colors[light]
  const [top, middle, low] = noonSkies[sky] ?? bands
  return {
    ...rest,
    bands: [mixColors(bands[0], top, ownSky), mixColors(bands[1], middle, ownSky), mixColors(bands[2], low, ownSky)],
  }
}

/** The color of a lit window and of the lamp by the door, which no light tints. */
export const lamp = '#f7cb58'
