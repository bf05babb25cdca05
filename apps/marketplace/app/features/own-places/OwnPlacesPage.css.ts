import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const places = style({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${vars.color.line}` })
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
})
