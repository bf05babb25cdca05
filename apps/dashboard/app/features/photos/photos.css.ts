import { media, type, vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, radius, size, space, weight } = vars

export const list = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' })

const card = style({
  display: 'grid',
  gap: space[12],
  padding: space[12],
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  '@media': { [media.dialog]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[20] } },
})

export const cards = styleVariants({
  calm: [card],
  dragged: [card, { opacity: 0.5 }],
  target: [card, { boxShadow: `0 0 0 3px ${color.accent}` }],
})

/** The picture, which people drag. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'contain',
  background: color.surfaceTint,
  '@media': { [media.hover]: { cursor: 'grab' } },
})

export const about = style({
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  alignContent: 'start',
  overflowWrap: 'anywhere',
})

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })

export const name = style({ fontWeight: weight.bold })

export const summary = style({
  minHeight: size.target,
  paddingBlock: space[12],
  cursor: 'pointer',
  fontWeight: weight.bold,
})

export const uploads = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' })

export const upload = style({
  display: 'grid',
  gap: space[4],
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const progress = style({ inlineSize: '100%', blockSize: space[8], accentColor: color.accent })

export const error = style({ ...type.fine, color: color.critical, fontWeight: weight.bold, overflowWrap: 'anywhere' })

export const state = style({ ...type.fine, color: color.textMuted })
