import { focusRing, media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const menu = style({ position: 'relative' })
/** On a phone, the order is next to the filters without its label, which assistive technology still reads. */
export const label = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': { [media.laptop]: { position: 'static', clipPath: 'none' } },
})
export const opener = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.target,
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: vars.radius.s,
  ':focus-visible': focusRing,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const list = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  '@media': { [media.laptop]: { insetInline: 'auto 0' } },
  width: 'min(24rem, calc(100vw - 2rem))',
  margin: 0,
  padding: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  listStyle: 'none',
})
export const choice = style({
  ...type.small,
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[8],
  borderRadius: vars.radius.m,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { background: vars.color.surfaceTint },
  ':focus-visible': focusRing,
  selectors: { '&[aria-current]': { background: vars.color.surfaceLamp } },
})
export const name = style({ fontWeight: vars.weight.bold })
