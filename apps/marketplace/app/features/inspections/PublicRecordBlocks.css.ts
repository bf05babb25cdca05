import { focusRing, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: vars.space[16], listStyle: 'none', margin: 0, padding: 0 })
export const item = style({ borderInlineStart: `4px solid ${vars.color.line}`, paddingInlineStart: vars.space[12] })
export const more = style({ display: 'grid', gap: vars.space[16] })
globalStyle(`${more} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.accent,
  textDecoration: 'underline',
  cursor: 'pointer',
})
globalStyle(`${more} > summary:focus-visible`, focusRing)
export const question = style({
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'start',
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
})
export const words = style({ ...type.body, margin: 0, fontWeight: vars.weight.semibold })
