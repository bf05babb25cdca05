import { focusRing, lightsUp, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'
import { barHeight } from './QuizBar.css'

export const quiz = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  // The bar sticks to the screen and not to the quiz, as it would with `hidden`. What is in front of what stays inside.
  overflow: ['hidden', 'clip'],
  isolation: 'isolate',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' } },
})
const belowBar = { scrollMarginTop: `calc(${barHeight} + ${vars.space[12]})` } as const

export const form = style({
  gridColumn: 1,
  gridRow: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignContent: 'start',
  padding: vars.space[20],
  background: vars.color.surfaceRaised,
  '@media': { [media.dialog]: { padding: vars.space[32] }, [media.laptop]: { gridRow: 1 } },
})
globalStyle(`${form} > h2`, { ...belowBar, '@media': { [media.dialog]: { scrollMarginTop: 0 } } })

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
  ...belowBar,
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

/** The house is on top on a phone, next to its words on a tablet, and on the right from a laptop up. It's never without a number. [LOOK-007] */
export const result = style({
  gridColumn: 1,
  gridRow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  background: vars.color.surfaceDusk,
  color: vars.color.textOnDusk,
  '@media': {
    [media.dialog]: { gridTemplateColumns: '24rem minmax(0, 1fr)', gridTemplateRows: 'auto' },
    [media.laptop]: { gridColumn: 2, gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
})
/** In front of the bar on a phone. */
export const house = style({
  position: 'relative',
  zIndex: 2,
  height: '13rem',
  '@media': { [media.dialog]: { height: 'auto', minHeight: '17rem' }, [media.laptop]: { height: '17rem' } },
})
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
