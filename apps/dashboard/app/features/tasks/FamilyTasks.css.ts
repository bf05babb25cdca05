import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ ...type.dash, display: 'grid', gap: vars.space[12] })

export const task = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlockEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const title = style({ fontWeight: vars.weight.bold })
