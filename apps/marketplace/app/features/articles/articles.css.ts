import { fieldRow, lightsUp, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

/** The topics next to the list, and above it on a narrow screen. */
export const columns = style({
  display: 'grid',
  gap: vars.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: vars.space[64] } },
})

export const search = style({ display: 'grid', gap: vars.space[12], maxWidth: '40rem' })
export const searchRow = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...fieldRow,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const menu = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[20]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.laptop]: { display: 'grid' } },
})
export const menuLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.accent,
  selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.bold, textDecoration: 'none' } },
})

/** The first article across both columns, and the others in two. */
export const list = style({
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.dialog]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const item = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingBottom: vars.space[20],
  borderBottom: `1px solid ${vars.color.line}`,
})
export const firstItem = style([
  item,
  {
    '@media': {
      [media.dialog]: {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: vars.space[24],
        alignItems: 'center',
      },
    },
  },
])
export const itemText = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' })
export const itemTitle = style({ ...type.h3, margin: 0 })
globalStyle(`${itemTitle} a`, { color: 'inherit' })

export const places = style({
  columns: '14rem',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
globalStyle(`${places} a`, { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target })

/** Who is behind an article, in one line. */
export const byline = style({ ...type.small, margin: 0, color: vars.color.textMuted })

export const people = style({
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: `${vars.space[20]} 0`,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.dialog]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'center',
})

/** The title across both columns, the text, and the boxes next to it, which follow the text on a narrow screen. */
export const article = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 45rem)',
  alignItems: 'start',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 45rem) minmax(0, 1fr)', columnGap: vars.space[64] },
    [media.print]: { display: 'block' },
  },
})
export const head = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.laptop]: { gridColumn: '1 / -1' } },
})
/** The first sentence, which is large and not wider than the text. */
export const summary = style({ ...type.lead, maxWidth: '45rem', margin: 0, marginTop: vars.space[8] })
export const body = style({ display: 'grid', gap: vars.space[24], gridTemplateColumns: 'minmax(0, 1fr)' })
export const margin = style({
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.laptop]: { position: 'sticky', top: vars.space[20] },
    [media.print]: { display: 'none' },
  },
})
export const contentsBox = style({ borderTop: `3px solid ${vars.color.text}`, paddingTop: vars.space[12] })
export const contents = style({ listStyle: 'none', margin: 0, padding: 0 })
globalStyle(`${contents} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.target,
})
globalStyle(`${contents} a[aria-current]`, {
  color: vars.color.text,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
})
/** A window that is lit for the section on the screen. */
export const pane = style({
  flex: 'none',
  width: '0.875rem',
  height: '0.875rem',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: '2px',
  ...lightsUp,
  selectors: { '[aria-current] > &': { borderColor: vars.color.text, background: vars.color.lamp } },
})
export const toolAnswer = style({ ...type.h2, margin: 0 })

/** In the text's column, so a printed article has its sources. */
export const sources = style({
  margin: 0,
  paddingInlineStart: vars.space[24],
  listStyle: 'decimal',
  overflowWrap: 'anywhere',
})
globalStyle(`${sources} li`, { paddingBlock: vars.space[8] })
globalStyle(`${sources} a::after`, {
  '@media': { [media.print]: { content: '" (" attr(href) ")"' } },
})

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })

export const facts = style({ display: 'grid', gap: vars.space[16], margin: 0 })
globalStyle(`${facts} dt`, { fontWeight: vars.weight.bold })
globalStyle(`${facts} dd`, { margin: 0 })

/** A readable column. */
export const measure = style({ maxWidth: '45rem' })
