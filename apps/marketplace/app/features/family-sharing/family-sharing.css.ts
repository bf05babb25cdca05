import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The votes of relatives on one community. */
export const votes = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space[8] })
export const vote = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[8]}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const strong = style({ fontWeight: vars.weight.strong })

export const form = style({ display: 'grid', gap: vars.space[16], paddingBlockStart: vars.space[8] })
