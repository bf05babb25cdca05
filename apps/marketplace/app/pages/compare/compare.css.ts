import { fieldRow, focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

const print = { [media.print]: { display: 'none' } } as const

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space[16],
  '@media': { [media.print]: { color: 'black' } },
})
export const example = style({ display: 'grid', gap: vars.space[8], margin: 0, '@media': print })
export const screenOnly = style({ '@media': print })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': print,
})
export const copied = style({ ...type.small, selectors: { '&:empty': { display: 'none' } } })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
/** Buttons that wait for scripts keep their place. */
export const waitingButtons = style([
  buttons,
  { visibility: 'hidden', '@media': { '(scripting: none)': { display: 'none' } } },
])
export const view = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space[16],
  '@media': print,
})
export const shown = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })
export const find = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], ...fieldRow })
export const add = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': print,
})
export const found = style({ listStyle: 'none', margin: 0, padding: 0 })
export const foundItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
})

/** Wide comparisons scroll here, with the hidden words in them: positioned, so these don’t widen the page. */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.print]: { overflow: 'visible', color: 'black', background: 'white' } },
})
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@media': {
    // Columns of the same width, whatever is in them.
    [media.tablet]: { tableLayout: 'fixed' },
    [media.print]: { display: 'table', tableLayout: 'fixed', fontSize: '8.5pt', lineHeight: 1.25 },
  },
})
/** On a narrow screen, a row is a grid of equal columns under its label. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(9.5rem, 1fr)',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { display: 'table-row' }, [media.print]: { display: 'table-row', borderColor: 'gray' } },
})
export const stayRow = style([row, { selectors: { ':root:not([data-stay]) &': { display: 'none' } } }])
export const corner = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'table-cell', width: '10rem' },
    [media.print]: { display: 'table-cell', width: '20%' },
  },
})
const cellSpace = { padding: `${vars.space[12]} ${vars.space[12]} ${vars.space[12]} 0` } as const
const printSpace = { [media.print]: { padding: '2pt 4pt 2pt 0', fontSize: '8.5pt', color: 'black' } } as const
export const column = style({
  ...cellSpace,
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  justifyItems: 'start',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  '@media': {
    [media.tablet]: { display: 'table-cell', minWidth: '9.5rem' },
    [media.print]: { display: 'table-cell', padding: '2pt 4pt 2pt 0' },
  },
})
// A picture that shrinks to its content would have no height until its image loads.
globalStyle(`${column} > picture`, { justifySelf: 'stretch' })
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
  '@media': print,
})
export const name = style({
  ...type.h3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: 'inherit',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.print]: { minHeight: 0, fontSize: '10pt', textDecoration: 'none' } },
})
export const detail = style({ ...type.small, display: 'block', '@media': print })
export const printDetail = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } })
export const printOnly = style({ display: 'none', '@media': { [media.print]: { display: 'table-row-group' } } })

const fullRow = { gridColumn: '1 / -1', gridRow: 1 } as const
export const group = style({
  ...type.h3,
  ...fullRow,
  paddingBlock: `${vars.space[24]} ${vars.space[8]}`,
  textAlign: 'start',
  borderBottom: `2px solid ${vars.color.text}`,
  '@media': { [media.print]: { padding: '6pt 0 2pt', fontSize: '10pt', color: 'black', borderColor: 'black' } },
})
export const label = style({
  ...type.small,
  ...fullRow,
  paddingTop: vars.space[12],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.strong,
  '@media': { [media.tablet]: { ...cellSpace, width: '10rem' }, ...printSpace },
})
/** Stays at the left edge while the columns scroll. */
export const pinned = style({ position: 'sticky', insetInlineStart: 0 })
export const cell = style({
  ...cellSpace,
  gridRow: 2,
  paddingTop: vars.space[4],
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  '@media': { [media.tablet]: { paddingTop: vars.space[12] }, ...printSpace },
  selectors: {
    '&[data-row="likely"]': { ...type.price },
    // An answer, and in a line of its own who gave it and when.
    '&[data-row="own-question"]': { whiteSpace: 'pre-line' },
  },
})
export const alike = style({ ...type.small, ...cellSpace })
export const strong = style({ fontWeight: vars.weight.strong })
export const unknown = style({ ...type.body })
globalStyle(`${unknown} a`, { textDecorationStyle: 'dotted' })
export const blank = style({
  '@media': { [media.print]: { height: '26pt', borderBottom: '0.75pt solid gray' } },
})
