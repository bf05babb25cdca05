import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const checks = style({
  ...type.body,
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  maxWidth: vars.size.measure,
})
export const month = style({ display: 'grid', gap: vars.space[12], border: 0, margin: 0, padding: 0, minWidth: 0 })
export const monthFields = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
})
export const legend = style({ ...type.body, fontWeight: vars.weight.strong, padding: 0 })
