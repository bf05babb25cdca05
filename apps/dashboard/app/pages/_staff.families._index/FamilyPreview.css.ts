import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginBlockStart: space[8] })

export const lines = style({ ...type.dash, display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  paddingBlock: space[8],
  selectors: { 'li&': { borderBlockEnd: `1px solid ${color.line}` } },
})

export const event = style({ borderBlockEnd: `1px solid ${color.line}` })

/** The first two lines of what was said. */
export const detail = style({
  ...type.fine,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  paddingBlockEnd: space[8],
  color: color.textMuted,
})
