import { media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The main column and a narrower one, next to each other on a laptop. */
export const columns = style({
  display: 'grid',
  gap: vars.space[44],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)' } },
})

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const cards = style([list, { display: 'grid', gap: vars.space[16] }])

export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  paddingBlock: vars.space[16],
  borderBottom: `1px solid ${vars.color.line}`,
})
/** On a phone, every button is below its text, and the text stays next to its window. */
export const stepText = style({ flex: '1 1 min(17rem, calc(100% - 2.25rem))' })

/** A window: lit when it’s the family’s turn. The words say so, too. */
export const window = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `2px solid ${vars.color.text}`,
  borderRadius: vars.radius.s,
  selectors: { '&[data-lit]': { background: vars.color.lamp } },
})

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[8]} ${vars.space[16]}` })

export const share = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const note = style({
  ...type.small,
  margin: 0,
  paddingInlineStart: vars.space[12],
  borderInlineStart: `3px solid ${vars.color.lamp}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const summary = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
})

export const tiles = style([
  list,
  { display: 'grid', gap: vars.space[24], gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' },
])
