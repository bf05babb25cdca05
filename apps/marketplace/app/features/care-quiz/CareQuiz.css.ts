import { focusRing, lightsUp, media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const quiz = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' } },
})

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignContent: 'start',
  padding: vars.space[20],
  background: vars.color.surfaceRaised,
  '@media': { [media.dialog]: { padding: vars.space[32] } },
})

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  alignItems: 'center',
  minWidth: 0,
  margin: 0,
  padding: `${vars.space[12]} 0 0`,
  border: 0,
  borderTop: `1px solid ${vars.color.line}`,
})
// Next to the answers where both fit, above them otherwise.
export const legend = style({
  ...type.body,
  flex: '1 1 14rem',
  float: 'left',
  padding: 0,
  fontWeight: vars.weight.semibold,
})

export const answers = style({
  display: 'grid',
  flex: '1 1 21rem',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  minWidth: 0,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  clear: 'both',
})
export const answer = style({
  position: 'relative',
  display: 'grid',
  selectors: { '&:not(:first-child)': { borderInlineStart: `1px solid ${vars.color.line}` } },
})
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const face = style({
  ...type.small,
  ...lightsUp,
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.target,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderRadius: `calc(${vars.radius.m} - 1.5px)`,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  selectors: {
    [`${radio}:checked + &`]: {
      background: vars.color.surfaceLamp,
      boxShadow: `inset 0 0 0 2px ${vars.color.text}`,
      fontWeight: vars.weight.bold,
    },
    [`${radio}:focus-visible + &`]: focusRing,
  },
  '@media': {
    '(forced-colors: active)': { selectors: { [`${radio}:checked + &`]: { outline: '3px solid Highlight' } } },
  },
})

/** The house is on top on a phone, and on the right from a laptop up. It's never without a number. [LOOK-007] */
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  background: vars.color.surfaceDusk,
  color: vars.color.textOnDusk,
  order: -1,
  '@media': { [media.laptop]: { order: 0 } },
})
export const house = style({ height: '13rem', '@media': { [media.laptop]: { height: '17rem' } } })
export const words = style({
  display: 'grid',
  gap: vars.space[8],
  alignContent: 'start',
  padding: vars.space[20],
  '@media': { [media.dialog]: { padding: `${vars.space[20]} ${vars.space[32]} ${vars.space[24]}` } },
})
export const button = style({ paddingBlockStart: vars.space[8] })
export const line = style({ margin: 0 })
export const care = style({ ...type.h2, margin: 0, color: vars.color.lamp })
export const price = style({ ...type.price, margin: 0, color: vars.color.lamp })
export const fine = style({ ...type.small, margin: 0 })
