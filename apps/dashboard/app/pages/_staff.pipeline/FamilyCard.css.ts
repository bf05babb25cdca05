import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const about = style({ ...type.fine, color: vars.color.textMuted })

export const line = style({
  ...type.fine,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
})
