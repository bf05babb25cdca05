import { media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space[32],
  '@media': { [media.dialog]: { paddingBlock: vars.space[64] } },
})
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
