import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const failure = style({
  ...type.small,
  margin: 0,
  padding: vars.space[8],
  borderRadius: vars.radius.s,
  background: vars.color.surfaceRaised,
  color: vars.color.critical,
})
