import { type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const section = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const result = style([section, { selectors: { '&[aria-busy="true"]': { opacity: 0.6 } } }])
export const increases = style({
  borderInlineStart: `4px solid ${vars.color.lamp}`,
  paddingInlineStart: vars.space[16],
})
export const list = style({ ...type.body, listStyle: 'none', margin: 0, padding: 0 })
export const method = style({ ...type.small, maxWidth: vars.size.measure })
globalStyle(`${method} > p`, { margin: 0 })
