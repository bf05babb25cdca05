import { media, type, vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

const card = style({
  ...type.dash,
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  padding: space[12],
  overflowWrap: 'anywhere',
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
})

const movable = style([card, { '@media': { [media.hover]: { cursor: 'grab' } } }])

export const cards = styleVariants({
  fixed: [card],
  calm: [movable],
  lifted: [movable, { boxShadow: `0 0 0 3px ${color.accent}` }],
  away: [movable, { borderStyle: 'dashed', background: 'none' }],
})

export const menu = style({ marginBlockStart: space[4], '@media': { print: { display: 'none' } } })

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.text.fine,
  textDecoration: 'underline',
  cursor: 'pointer',
})

/** In the card, so no edge of the screen cuts it off. */
export const choices = style({ display: 'grid' })

export const choice = style({
  minHeight: vars.size.target,
  padding: `0 ${space[8]}`,
  color: color.text,
  background: 'none',
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceTint } },
})

export const reasons = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 })

export const reason = style({
  padding: `${space[8]} ${space[8]} 0`,
  color: color.textMuted,
  fontSize: vars.text.fine,
  fontWeight: vars.weight.bold,
})
