import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '40rem',
  paddingTop: vars.space[32],
})
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
