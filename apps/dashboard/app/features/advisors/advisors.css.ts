import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** Fields that belong together, side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
})

export const fieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0, display: 'grid', gap: vars.space[12] })
export const legend = style({ ...type.small, fontWeight: vars.weight.strong, padding: 0 })
