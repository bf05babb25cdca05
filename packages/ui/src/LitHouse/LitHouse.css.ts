import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { lightsUp } from '../theme/light'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

const base = style({ display: 'block', width: '100%', background: vars.color.surfaceDusk })

/** Across the top of a sheet, or filling its container. */
export const looks = styleVariants({
  band: [base, { height: '100%' }],
  whole: [base, { height: '100%', minHeight: '12rem' }],
})

/** The drawing's own colors. It's night there in both themes. */
export const ink = {
  hill: '#103b43',
  lawn: '#1d4a46',
  wall: '#2a5159',
  side: '#1d4049',
  roof: '#16363d',
  gable: '#2f5a62',
  trim: '#c4cfcb',
  door: '#80361e',
  moon: '#f1e2b8',
  star: '#dfe6df',
  bar: '#7c9193',
} as const

const window = style({ ...lightsUp, fill: '#0c2129', stroke: ink.bar, strokeWidth: 1.8 })
const lit = { fill: vars.color.lamp, stroke: '#fbeebf' }

/** A window lights up in 120 ms. [LOOK-007] */
export const panes = styleVariants({
  dark: [window],
  half: [window],
  lit: [window, lit],
  here: [window, { stroke: '#f8f7f0', strokeWidth: 2.5 }],
})

export const lamp = style({ fill: vars.color.lamp })
/** The light on the wall around lit windows, and on the path. */
export const glow = style({ fill: vars.color.lamp, fillOpacity: 0.16 })
export const bars = style({ fill: 'none', stroke: '#6b6a4a', strokeWidth: 1 })

const breathe = keyframes({ from: { opacity: 0.6 }, to: { opacity: 1 } })

/** The only loop of the product: the light around the house while a request is being sent. */
export const halo = style({
  fill: vars.color.lamp,
  fillOpacity: 0.13,
  animation: `${breathe} 1s ease-in-out infinite alternate`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
