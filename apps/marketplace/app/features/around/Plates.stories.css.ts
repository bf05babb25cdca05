import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const plates = style({
  ...type.small,
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const plate = style({ display: 'block', width: '100%', marginBottom: vars.space[8] })
