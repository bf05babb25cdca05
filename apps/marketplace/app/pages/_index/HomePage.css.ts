import { media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const hero = style({
  position: 'relative',
  background: vars.color.surfaceBand,
  color: vars.color.textOnDusk,
  overflow: 'hidden',
})
export const heroText = style({
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${vars.space[16]} ${vars.space[32]}`,
  // The headline is at 76 px on a phone, and at 108 px from a tablet up. [LOOK-002]
  '@media': { [media.dialog]: { paddingTop: '2.5rem' } },
})
/** Smaller on a phone, so the price ends in the upper part of the screen. */
export const headline = style({
  ...type.display,
  margin: 0,
  fontSize: '2.25rem',
  '@media': { [media.dialog]: { fontSize: vars.text.display } },
})
export const second = style({ display: 'block', color: vars.color.lamp })
/** On a phone, the price comes first. */
export const lead = style({
  ...type.lead,
  display: 'none',
  margin: 0,
  maxWidth: '42rem',
  '@media': { [media.dialog]: { display: 'block' } },
})

export const soon = style({ ...type.small, margin: 0 })
globalStyle(`${soon} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: 'inherit',
  fontWeight: vars.weight.strong,
})

export const sections = style({
  display: 'grid',
  gap: vars.space[64],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: vars.space[64],
})

export const promises = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: `${vars.space[24]} 0 0`,
  borderTop: `3px solid ${vars.color.text}`,
  '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const care = style({
  display: 'grid',
  gap: `0 ${vars.space[44]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.dialog]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const careLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: vars.space[16],
  borderBottom: `1px solid ${vars.color.line}`,
})
export const careName = style({ ...type.h3, margin: 0 })
globalStyle(`${careName} a`, { color: 'inherit', textDecoration: 'none' })
globalStyle(`${careName} a:hover`, { textDecoration: 'underline' })
export const careWords = style({ flex: '1 1 16rem' })
export const careMoney = style({ textAlign: 'end' })
