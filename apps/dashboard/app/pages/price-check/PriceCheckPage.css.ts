import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  maxWidth: '56rem',
  marginInline: 'auto',
  padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[44]}`,
})
