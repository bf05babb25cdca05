import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const lead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const caller = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceTint,
})
export const picture = style({
  flex: 'none',
  borderRadius: vars.radius.m,
  objectFit: 'cover',
  filter: vars.filter.drawing,
})
export const words = style({ ...type.small, display: 'grid', minWidth: 0 })
export const who = style({ fontSize: vars.text.body, fontWeight: vars.weight.bold, lineHeight: 1.3 })
