import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const notice = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifySelf: 'start',
  columnGap: vars.space[16],
  margin: 0,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.m,
  background: vars.color.surfaceLamp,
  color: vars.color.text,
})
