import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  width: '100%',
  maxWidth: '36rem',
  marginInline: 'auto',
  padding: `${vars.space[44]} ${vars.space[16]}`,
})
