import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const label = style({
  padding: vars.space[16],
  border: `3px solid ${vars.color.text}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceRaised,
  fontSize: vars.text.small,
})

export const title = style({
  paddingBlockEnd: vars.space[8],
  borderBlockEnd: `9px solid ${vars.color.text}`,
  fontSize: '1.5625rem',
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  paddingBlock: vars.space[8],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.text}` } },
})

export const mainRow = style([
  row,
  {
    borderBlockStart: `4px solid ${vars.color.text}`,
    selectors: { '&&:not(:last-child)': { borderBlockEnd: `4px solid ${vars.color.text}` } },
  },
])

export const figure = style({ fontWeight: vars.weight.bold })

export const mainFigure = style({ fontSize: '1.875rem', fontWeight: vars.weight.bold, lineHeight: 1 })

export const note = style({ gridColumn: '1 / -1', fontSize: vars.text.dash, color: vars.color.textMuted })

export const foot = style({
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.text}`,
  fontSize: vars.text.dash,
})
