import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '44rem',
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
})
