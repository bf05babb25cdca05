import { media, type, vars } from '@pkg/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

const card = style({
  ...type.dash,
  position: 'relative',
  display: 'grid',
  gap: 2,
  minWidth: 0,
  padding: `${space[8]} ${space[12]}`,
  overflowWrap: 'anywhere',
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
})

const movable = style([card, { '@media': { [media.hover]: { cursor: 'grab' } } }])

export const cards = styleVariants({
  fixed: [card],
  calm: [movable],
  lifted: [movable, { boxShadow: `0 0 0 3px ${color.accent}` }],
  away: [movable, { borderStyle: 'dashed', background: 'none' }],
})

export const menu = style({ '@media': { print: { display: 'none' } } })

/** In the corner of the card, where the name leaves room for it. */
export const summary = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceTint } } } },
})

/** The name of a card in one line, next to its menu. */
export const name = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineEnd: `calc(${vars.size.target} - ${space[12]})`,
})
globalStyle(`${name} > *`, { minWidth: 0 })
globalStyle(`${name} a`, { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** In the card, so no edge of the screen cuts it off. */
export const choices = style({ display: 'grid' })

export const choice = style({
  minHeight: vars.size.target,
  padding: `0 ${space[8]}`,
  color: color.text,
  background: 'none',
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceTint } },
})

export const reasons = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 })

export const reason = style({
  padding: `${space[8]} ${space[8]} 0`,
  color: color.textMuted,
  fontSize: vars.text.fine,
  fontWeight: vars.weight.bold,
})
