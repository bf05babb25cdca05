import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  maxWidth: '34rem',
  marginInline: 'auto',
  padding: `${vars.space[44]} ${vars.space[16]}`,
})
