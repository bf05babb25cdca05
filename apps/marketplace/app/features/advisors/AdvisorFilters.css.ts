import { focusRing, media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const filters = style({ minWidth: 0 })
export const opener = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[12],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  ':focus-visible': focusRing,
  '@media': { [media.hover]: { ':hover': { background: vars.color.surfaceTint } } },
})
export const panel = style({ display: 'grid', gap: vars.space[16], paddingTop: vars.space[12] })
