import { vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

const lane = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  minWidth: 0,
  minHeight: '8rem',
  padding: space[4],
  background: color.surfaceSunken,
  border: `2px solid transparent`,
  borderRadius: vars.radius.m,
})

export const lanes = styleVariants({
  calm: [lane],
  target: [lane, { borderColor: color.accent }],
})

export const head = style({
  margin: 0,
  padding: `${space[4]} ${space[8]}`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
})

export const count = style({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})

export const cards = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const slot = style({
  margin: 0,
  padding: space[16],
  background: color.surfaceLamp,
  border: `2px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.m,
  textAlign: 'center',
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
})

export const none = style({ margin: 0, padding: space[8], color: color.textMuted, fontSize: vars.text.small })
