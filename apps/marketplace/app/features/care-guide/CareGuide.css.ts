import { media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[20]} ${vars.space[32]}`,
  margin: 0,
  '@media': { [media.dialog]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const label = style({ ...type.body, fontWeight: vars.weight.bold })
export const fact = style({ ...type.body, margin: 0 })
