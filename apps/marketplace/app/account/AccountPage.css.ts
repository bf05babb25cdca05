import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[32],
  '@media': { [media.dialog]: { paddingBlock: vars.space[64] } },
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
