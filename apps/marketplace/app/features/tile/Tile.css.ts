import { type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'
import { rows } from './rows'

/** In a grid of tiles, the parts of a tile share their rows with its neighbors, so prices and buttons are at one height. [LOOK-005] */
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${rows}`,
  rowGap: 0,
  alignContent: 'start',
  height: '100%',
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.tile,
})

export const pictures = style({ position: 'relative', aspectRatio: '3 / 2', background: vars.color.surfaceSunken })

/** The one thing on the picture besides the button that saves it. [LOOK-005] */
export const tag = style({
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  insetInlineStart: vars.space[8],
  display: 'grid',
  maxWidth: `calc(100% - 2 * ${vars.space[8]})`,
  pointerEvents: 'none',
})

const part = style({ display: 'grid', alignContent: 'start', gap: '2px', paddingInline: vars.space[16] })
export const head = style([
  part,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[12],
    paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
  },
])
export const facts = style([part])
export const price = style([part, { paddingBlock: `${vars.space[12]} ${vars.space[8]}` }])
export const rest = style([part, { gap: vars.space[4], paddingBottom: vars.space[4] }])

export const name = style({ ...type.h3, margin: 0, minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${name} a`, { color: 'inherit', textDecoration: 'none' })
globalStyle(`${name} a:hover`, { textDecoration: 'underline' })
export const line = style({ ...type.fine, margin: 0, fontSize: '0.9375rem' })
export const strong = style({ fontWeight: vars.weight.strong })
export const muted = style({ color: vars.color.textMuted })
/** One line, which ends where the tile ends. The community's page has the whole address. */
export const address = style([line, muted, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }])
/** As high without marks as with them. */
export const marks = style([
  line,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[12],
    minHeight: '1.4em',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
])
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  textTransform: 'lowercase',
})
export const markName = style({
  display: 'inline-block',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const text = style([
  line,
  { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
])
export const quote = style([text, { fontFamily: vars.font.display, fontStyle: 'italic', fontSize: vars.text.small }])
export const source = style({ ...type.fine, color: vars.color.textMuted })
export const amount = style({ ...type.price, margin: 0, fontSize: '1.5rem' })
export const fee = style([line, muted, { fontSize: vars.text.fine }])
export const actions = style([
  part,
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(7.25rem, 1fr))',
    alignContent: 'end',
    gap: vars.space[8],
    paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  },
])
