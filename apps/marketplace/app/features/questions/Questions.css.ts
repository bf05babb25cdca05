import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: vars.space[24], listStyle: 'none', margin: 0, padding: 0 })
export const listed = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space[16] })
export const item = style({ display: 'grid', gap: vars.space[8], gridTemplateColumns: 'minmax(0, 1fr)' })
export const answer = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderInlineStart: `3px solid ${vars.color.line}`,
  paddingInlineStart: vars.space[12],
})
export const words = style({
  margin: 0,
  maxWidth: vars.size.measure,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const rest = style({ display: 'grid', gap: vars.space[24], gridTemplateColumns: 'minmax(0, 1fr)' })
