import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const keys = style({ ...type.small, display: 'grid', margin: 0 })

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const caps = style({ display: 'flex', gap: vars.space[4], margin: 0 })
