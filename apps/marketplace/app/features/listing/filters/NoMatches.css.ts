import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const changes = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[20],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const change = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
})
export const label = style({ ...type.body, fontWeight: vars.weight.strong, minWidth: 0 })
export const outside = style({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: vars.space[8] })
export const miss = style({
  ...type.small,
  justifySelf: 'start',
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceLamp,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
})
