import { focusRing, media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const name = style({
  ...type.h1,
  margin: 0,
  fontSize: '2rem',
  '@media': { [media.dialog]: { fontSize: vars.text.h1 } },
})
export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
})
export const reviews = style({
  ...type.body,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  selectors: { '&:focus-visible': focusRing },
})
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[16]}` })
