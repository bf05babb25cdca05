import { style } from '@vanilla-extract/css'
import { focusRing } from '../theme/focus'
import { vars } from '../theme/vars.css'

export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: 10,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  fontWeight: vars.weight.strong,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
    '&:focus-visible': focusRing,
  },
})
