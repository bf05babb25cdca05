import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Scrolls inside its frame when it's wider than the window. */
export const frame = style({
  overflowX: 'auto',
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
})

export const drawing = style({ display: 'block', maxWidth: 'none', marginInline: 'auto' })

export const state = style({ fill: vars.color.surfaceRaised, stroke: vars.color.lineStrong, strokeWidth: 1.5 })
export const passed = style([state, { fill: vars.color.surfaceTint }])
export const here = style([state, { fill: vars.color.surfaceLamp, stroke: vars.color.text, strokeWidth: 3 }])

export const name = style({
  fill: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: 15,
  fontWeight: vars.weight.semibold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})

export const edge = style({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1.5 })
export const back = style([edge, { strokeDasharray: '5 4' }])
export const tip = style({ fill: vars.color.lineStrong })

export const label = style({
  fill: vars.color.textMuted,
  stroke: vars.color.surfaceRaised,
  strokeWidth: 5,
  paintOrder: 'stroke',
  fontFamily: vars.font.text,
  fontSize: 13,
  textAnchor: 'middle',
  dominantBaseline: 'central',
})
