import { media, type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, weight } = vars

export const cards = style({ display: 'grid', gap: space[16], listStyle: 'none', margin: 0, padding: 0 })

export const card = style({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  '@media': { [media.dialog]: { padding: space[20] } },
})

/** The card with the label of its score. */
export const chosen = style([card, { border: `2px solid ${color.text}` }])

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
})

export const score = style({
  ...type.h2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  color: color.lamp,
  background: color.surfaceDusk,
  borderRadius: vars.radius.m,
  fontVariantNumeric: 'tabular-nums',
})

export const about = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' })

export const needs = style({ color: color.text })

export const state = style({ ...type.fine, color: color.textMuted })

export const urgent = style([state, { color: color.critical, fontWeight: weight.semibold }])

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[12] })

/** The label of the score, and what happens if the advisor declines. */
export const reasons = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.dialog]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' } },
})

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: color.accent,
  cursor: 'pointer',
  fontWeight: weight.semibold,
  textDecoration: 'underline',
})

export const next = style({ display: 'grid', gap: space[8], maxWidth: '32rem' })

export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingBlockStart: space[12] })

export const bar = style({
  display: 'block',
  blockSize: space[8],
  marginBlockEnd: space[4],
  overflow: 'hidden',
  background: color.surfaceSunken,
  borderRadius: vars.radius.s,
})

export const filled = style({ display: 'block', blockSize: '100%', background: color.accent })

export const lowest = style({ color: color.text })
