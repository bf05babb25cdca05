import { style } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { media } from './media'
import { type } from './type'

export const page = style({
  display: 'grid',
  gap: vars.space[44],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: vars.size.container,
  marginInline: 'auto',
  padding: vars.space[24],
  background: vars.color.surfacePage,
  color: vars.color.text,
  '@media': { [media.dialog]: { padding: vars.space[64] } },
})
export const head = style({ display: 'grid', gap: vars.space[12] })
export const title = style({ ...type.display, margin: 0 })
export const lead = style({ ...type.lead, margin: 0, maxWidth: vars.size.measure })
export const section = style({ display: 'grid', gap: vars.space[20], gridTemplateColumns: 'minmax(0, 1fr)' })
export const heading = style({
  ...type.h2,
  margin: 0,
  paddingTop: vars.space[12],
  borderTop: `2px solid ${vars.color.text}`,
})
export const text = style({ ...type.body, margin: 0, maxWidth: vars.size.measure })
export const note = style({ ...type.small, margin: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' })

const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const rows = style([list, { display: 'grid', gap: vars.space[16] }])
export const swatches = style([
  list,
  { display: 'grid', gap: vars.space[20], gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' },
])
export const pairs = style([
  list,
  { display: 'grid', gap: vars.space[8], gridTemplateColumns: 'repeat(auto-fill, minmax(19rem, 1fr))' },
])

export const specimen = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[32]}`,
  alignItems: 'baseline',
  paddingBottom: vars.space[16],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.dialog]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
})
export const sample = style({ margin: 0, overflowWrap: 'anywhere' })

export const chip = style({
  height: vars.space[76],
  marginBottom: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
})
export const name = style({ ...type.small, margin: 0, fontWeight: vars.weight.strong })
export const pair = style({
  ...type.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
})
export const ratio = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' })

export const bar = style({ height: vars.space[16], borderRadius: vars.radius.s, background: vars.color.accent })
export const box = style({
  height: vars.space[76],
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.lineStrong}`,
})
export const windows = style({ display: 'flex', gap: vars.space[8] })
export const pane = style({
  width: vars.space[44],
  height: vars.space[64],
  border: `2px solid ${vars.color.text}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceDusk,
})
export const lit = style({ background: vars.color.lamp })
