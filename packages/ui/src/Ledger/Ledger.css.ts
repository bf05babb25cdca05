import { style } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

export const ledger = style({ borderBlock: `2px solid ${vars.color.text}` })

export const row = style({
  display: 'grid',
  // A long value wraps next to its label instead of covering it.
  gridTemplateColumns: 'minmax(8.5rem, 1fr) minmax(0, auto)',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  paddingBlock: vars.space[12],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

/** A label with dots that lead to its value. */
export const label = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  selectors: {
    '&::after': {
      content: '',
      flex: '1 1 1.5rem',
      minWidth: '1.5rem',
      borderBlockEnd: `2px dotted ${vars.color.lineStrong}`,
      translate: '0 -0.25em',
    },
  },
})

export const figure = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

export const total = style([row, { fontSize: vars.text.lead, fontWeight: vars.weight.bold }])

export const note = style({ ...type.fine, gridColumn: '1 / -1', color: vars.color.textMuted })

/** Lines that stand close together. */
export const compactRow = style([
  row,
  { paddingBlock: vars.space[4], fontSize: vars.text.small, selectors: { '&&': { border: 0 } } },
])
