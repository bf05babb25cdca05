import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({
  ...type.dash,
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, auto) minmax(0, 1fr)',
  gap: `${vars.space[8]} ${vars.space[12]}`,
})

export const label = style({ color: vars.color.textMuted })
export const value = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
