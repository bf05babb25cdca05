import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const base = style({
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
})

/** Boxes in the sizes of the content to come. Nothing shimmers. */
export const shapes = styleVariants({
  line: [base, { height: '1.25rem' }],
  shortLine: [base, { height: '1.25rem', width: '55%' }],
  button: [base, { height: vars.size.target, borderRadius: vars.radius.m }],
  picture: [base, { aspectRatio: '3 / 2', borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0` }],
  card: [base, { minHeight: '12rem', borderRadius: vars.radius.l }],
})
