import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
