import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const saved = style({
  display: 'none',
  gap: vars.space[8],
  selectors: { '[data-saved="some"] &': { display: 'grid' } },
})
export const none = style({ margin: 0, selectors: { '[data-saved="some"] &': { display: 'none' } } })
export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })
export const community = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
})
