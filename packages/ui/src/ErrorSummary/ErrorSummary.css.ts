import { style } from '@vanilla-extract/css'
import { focusRing } from '../theme/focus'
import { vars } from '../theme/vars.css'

export const summary = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[12]} ${vars.space[20]} ${vars.space[16]}`,
  border: `3px solid ${vars.color.critical}`,
  borderRadius: vars.radius.m,
  selectors: { '&[tabindex]:focus-visible': focusRing },
})

export const title = style({ fontWeight: vars.weight.bold })

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[8],
  color: vars.color.critical,
  fontWeight: vars.weight.bold,
})
