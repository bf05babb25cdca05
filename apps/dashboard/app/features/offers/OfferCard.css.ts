import { media, type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, weight } = vars

export const card = style({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  background: color.surfaceRaised,
  border: `2px solid ${color.text}`,
  borderRadius: vars.radius.l,
  '@media': {
    [media.dialog]: {
      gridTemplateColumns: 'minmax(0, 1fr) 15rem',
      gap: `${space[16]} ${space[32]}`,
      padding: space[20],
    },
  },
})

export const about = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'start',
  minWidth: 0,
  // On phones, the clock comes first.
  order: 1,
  '@media': { [media.dialog]: { gridColumn: 1 } },
})

/** What is next to it, on wide screens. */
export const aside = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minWidth: 0,
  '@media': { [media.dialog]: { gridColumn: 2, gridRow: 1 } },
})

/** Next to the mark and what's below it. */
export const clock = style([aside, { '@media': { [media.dialog]: { gridRow: '1 / span 2' } } }])

export const mark = style({
  ...type.fine,
  justifySelf: 'start',
  alignSelf: 'start',
  padding: `${space[4]} ${space[8]}`,
  color: color.textOnDusk,
  background: color.surfaceDusk,
  borderRadius: vars.radius.s,
  fontWeight: weight.semibold,
})

export const words = style({ display: 'grid', gap: space[4] })

export const needs = style({ color: color.text })

export const why = style({
  paddingInlineStart: space[12],
  borderInlineStart: `3px solid ${color.lamp}`,
  maxWidth: '36rem',
})

export const left = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[8]}` })

export const leftTime = style({ ...type.h2, fontVariantNumeric: 'tabular-nums' })

export const urgent = style({ color: color.critical })

export const strong = style({ fontWeight: weight.semibold })

export const due = style({ ...type.fine, color: color.textMuted })

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[12] })

export const decline = style({ selectors: { '&[open]': { flexBasis: '100%' } } })

export const summary = style({
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const form = style({ display: 'grid', gap: space[12], maxWidth: '28rem', paddingBlockStart: space[12] })

/** A card that isn't the first thing to do. */
export const quiet = style([card, { borderWidth: 1, borderColor: color.line }])
