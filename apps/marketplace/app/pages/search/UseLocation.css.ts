import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const failed = style({
  flexBasis: '100%',
  margin: 0,
  color: vars.color.critical,
  fontWeight: vars.weight.semibold,
})
