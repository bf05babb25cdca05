import { fieldRow, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const find = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], ...fieldRow })
export const answers = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const answer = style({ display: 'grid', gap: vars.space[8], alignContent: 'start', height: '100%' })
export const words = style({ margin: 0, maxWidth: vars.size.measure, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const asked = style({ margin: 0, paddingInlineStart: vars.space[20] })
