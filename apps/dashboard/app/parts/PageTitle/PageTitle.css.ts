import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const words = style({ display: 'grid', gap: vars.space[4] })

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[24]}`,
})
