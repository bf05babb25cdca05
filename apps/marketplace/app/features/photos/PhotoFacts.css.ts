import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const facts = style({ display: 'grid', gap: vars.space[12] })
export const description = style({ ...type.h3, margin: 0, color: 'inherit', overflowWrap: 'anywhere' })
export const list = style({ ...type.small, margin: 0 })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[16]}`,
  paddingBlock: vars.space[8],
  borderTop: '1px solid color-mix(in oklab, currentColor 30%, transparent)',
})
export const value = style({ margin: 0, fontWeight: vars.weight.strong })
export const note = style({ ...type.small, margin: 0 })
