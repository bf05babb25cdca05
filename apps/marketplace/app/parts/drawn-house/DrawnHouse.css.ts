import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceTint,
})
