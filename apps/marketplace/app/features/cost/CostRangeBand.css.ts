import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  border: `2px solid ${vars.color.text}`,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
})
export const cell = style({
  flex: '1 1 6.5rem',
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[12]} ${vars.space[16]}`,
})
export const likely = style([
  cell,
  { flexGrow: 2, background: vars.color.surfaceLamp, outline: `2px solid ${vars.color.text}` },
])
export const label = style({ ...type.small, fontWeight: vars.weight.strong })
export const amount = style({ ...type.price, margin: 0, alignSelf: 'end' })
export const likelyAmount = style({
  ...type.price,
  margin: 0,
  fontSize: 'clamp(1.75rem, 7vw, 2.5rem)',
  lineHeight: 1.1,
})
