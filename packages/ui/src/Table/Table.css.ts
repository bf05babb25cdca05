import { style, styleVariants } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

/** Below this width, a row becomes a card. */
const wide = 'screen and (min-width: 48em)'

/** Positioned, so hidden words in a scrolled column don't widen the page. */
export const frame = style({ position: 'relative', overflowX: 'auto' })

export const table = style({
  ...type.dash,
  width: '100%',
  borderCollapse: 'collapse',
  display: 'block',
  '@media': { [wide]: { display: 'table' } },
})

export const caption = style({ ...type.small, fontWeight: vars.weight.strong })

export const head = style({
  display: 'none',
  borderBlockEnd: `1.5px solid ${vars.color.lineStrong}`,
  '@media': { [wide]: { display: 'table-header-group' } },
})

export const headRow = style({ display: 'table-row' })

export const body = style({ display: 'block', '@media': { [wide]: { display: 'table-row-group' } } })

const row = style({
  position: 'relative',
  display: 'block',
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [wide]: { display: 'table-row', height: vars.size.dashRow } },
})

export const rows = styleVariants({
  normal: [row],
  current: [row, { background: vars.color.surfaceTint, boxShadow: `inset 4px 0 0 ${vars.color.accentText}` }],
  selected: [row, { background: vars.color.surfaceLamp }],
})

const cell = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  padding: `${vars.space[4]} ${vars.space[12]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: vars.weight.regular,
  selectors: {
    '&[data-label]::before': {
      content: 'attr(data-label)',
      color: vars.color.textMuted,
      fontWeight: vars.weight.medium,
    },
  },
  '@media': {
    [wide]: {
      display: 'table-cell',
      padding: `2px ${vars.space[8]}`,
      selectors: { '&[data-label]::before': { content: 'none' } },
    },
  },
})

export const cells = styleVariants({
  start: [cell],
  end: [cell, { fontVariantNumeric: 'tabular-nums', '@media': { [wide]: { textAlign: 'end' } } }],
})

/** Wins over how a cell is shown otherwise. */
export const notOnTablets = style({
  '@media': { 'screen and (min-width: 48em) and (max-width: 67.49em)': { selectors: { '&&': { display: 'none' } } } },
})

export const rowHeader = style({ fontWeight: vars.weight.bold })

export const columnHeaders = styleVariants({ start: 'start', end: 'end' } as const, (textAlign) => ({
  display: 'table-cell',
  padding: vars.space[8],
  fontSize: vars.text.fine,
  fontWeight: vars.weight.bold,
  textAlign,
  whiteSpace: 'nowrap',
}))

/** The heading fills its cell, so the target is as large as it looks. */
export const sortLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.target,
  marginBlock: `calc(-1 * ${vars.space[8]})`,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const selectHeader = style({ display: 'table-cell', width: vars.size.target, verticalAlign: 'middle' })

/** In a card, it's in the corner next to the name. */
export const selectCell = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: 0,
  '@media': { [wide]: { display: 'table-cell', position: 'static', verticalAlign: 'middle' } },
})

/** A target of the usual size around the checkbox. */
export const select = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  cursor: 'pointer',
})
