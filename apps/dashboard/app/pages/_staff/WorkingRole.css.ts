import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const roles = style({ display: 'grid', gap: space[8], '@media': { print: { display: 'none' } } })

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[8]} ${space[24]}`,
  background: color.surfaceLamp,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
})

export const viewing = style({ margin: 0, fontWeight: vars.weight.medium })
