import { mixColors } from './color'
import type { Time } from './traits'

/** The light of a time of day. */
interface Light {
  /** The colors of three bands of sky, from the top. */
  sky: readonly [string, string, string]
  /** The color that tints all others, and its share. */
  ambient: string
  strength: number
  /** The share of lit windows. */
  lit: number
  sun?: { color: string; radius: number; low: number; high: number }
  hasStars: boolean
  cloud?: string
  /** The color of an unlit window. */
  glass: string
}

const lights: Readonly<Record<Time, Light>> = {
  morning: {
    sky: ['#cfe2e6', '#e3ebe4', '#f5ecd6'],
    ambient: '#f7e2bd',
    strength: 0.1,
    lit: 0.12,
    sun: { color: '#fff1cf', radius: 16, low: 66, high: 92 },
    hasStars: false,
    cloud: '#f3f3ea',
    glass: '#9dbabd',
  },
  noon: {
    sky: ['#b6d7de', '#cfe5e4', '#e6efe6'],
    ambient: '#f4f1e2',
    strength: 0.06,
    lit: 0,
    hasStars: false,
    cloud: '#eef4ee',
    glass: '#8fb0b6',
  },
  golden: {
    sky: ['#e9cfa0', '#f1dcae', '#f8ebc6'],
    ambient: '#e8b469',
    strength: 0.22,
    lit: 0.3,
    sun: { color: '#fff3c4', radius: 20, low: 92, high: 116 },
    hasStars: false,
    glass: '#c99a5e',
  },
  dusk: {
    sky: ['#315c67', '#5f858a', '#e3a978'],
    ambient: '#3d5a68',
    strength: 0.42,
    lit: 0.62,
    hasStars: false,
    cloud: '#6f9296',
    glass: '#38565f',
  },
  night: {
    sky: ['#14313b', '#1c3f4a', '#2a525c'],
    ambient: '#19333f',
    strength: 0.56,
    lit: 0.48,
    sun: { color: '#f3ead0', radius: 10, low: 34, high: 56 },
    hasStars: true,
    glass: '#25444d',
  },
  overcast: {
    sky: ['#c3ccca', '#d1d8d5', '#e2e6e0'],
    ambient: '#aab4b3',
    strength: 0.2,
    lit: 0.3,
    hasStars: false,
    cloud: '#dfe4e0',
    glass: '#8aa0a3',
  },
}

/** Returns the light of a time of day. */
export function getLight(time: Time): Light {
  return lights[time]
}

/** Returns a function that tints colors for a time of day, with a cache. */
export function createTint(time: Time): (color: string) => string {
  const { ambient, strength } = lights[time]
  const tinted = new Map<string, string>()
  return (color) => {
    const known = tinted.get(color) ?? mixColors(color, ambient, strength)
    tinted.set(color, known)
    return known
  }
}

/** The colors of lights, which aren't tinted. */
export const glow = { window: '#ffd77a', lamp: '#ffe09a', halo: '#ffd36b' } as const

/** Returns whether lamps have a halo. */
export const isDark = (time: Time) => time === 'dusk' || time === 'night'
