import { vars } from '@pkg/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

export const figure = style({ display: 'grid', gap: space[12], margin: 0, minWidth: 0 })

export const drawing = style({
  display: 'block',
  width: '100%',
  maxHeight: '28rem',
})

export const area = style({ fill: color.surfaceSunken, stroke: color.lineStrong, vectorEffect: 'non-scaling-stroke' })

export const link = style({ outline: 'none' })

globalStyle(`${link}:hover ${area}`, { fill: color.surfaceTint })
globalStyle(`${link}:focus-visible ${area}`, { stroke: color.focus, strokeWidth: 4 })

export const circle = style({ stroke: color.text, vectorEffect: 'non-scaling-stroke', pointerEvents: 'none' })

export const grounds = styleVariants({
  critical: { fill: color.critical },
  caution: { fill: color.cautionSurface },
  positive: { fill: color.positiveSurface },
})

export const stripe = style({ stroke: color.caution })

export const dot = style({ fill: color.positive })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
  fontSize: vars.text.small,
})

export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] })

export const sample = style({ width: '1.25rem', height: '1.25rem' })

export const note = style({ color: color.textMuted })
