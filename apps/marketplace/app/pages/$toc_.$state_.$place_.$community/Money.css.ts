import { media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'none', '@media': { [media.laptop]: { display: 'block' } } })

export const stack = style({ display: 'grid', gap: vars.space[12] })
/** A short window has no room for the parts of the price. The cost below lists them. */
export const lines = style({
  margin: 0,
  paddingBlock: vars.space[4],
  borderBlock: `2px solid ${vars.color.text}`,
  '@media': { 'screen and (max-height: 820px)': { display: 'none' } },
})
export const line = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[12]}`,
  minHeight: '34px',
})
export const total = style([line, { borderTop: `1px solid ${vars.color.lineStrong}`, fontWeight: vars.weight.strong }])
export const figure = style({ margin: 0, fontWeight: vars.weight.strong })
export const notes = style({ ...type.fine, margin: 0, color: vars.color.textMuted })
export const buttons = style({ display: 'grid', gap: vars.space[8] })

const availability = style({ padding: `${vars.space[8]} ${vars.space[12]}`, borderRadius: vars.radius.m })
export const lit = style([availability, { background: vars.color.surfaceLamp }])
export const unlit = style([availability, { background: vars.color.surfaceSunken }])

/** The rest of the column, in which the small card moves. */
export const rest = style({ display: 'none', '@media': { [media.laptop]: { display: 'block', flex: '1 0 auto' } } })
/** Below the menu of sections. */
export const sticky = style({ position: 'sticky', top: '5rem' })
export const tour = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
})

export const first = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  border: `2px solid ${vars.color.text}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceLamp,
  '@media': { [media.laptop]: { display: 'none' } },
})

export const bar = style({
  position: 'sticky',
  bottom: 0,
  // Above the menu of sections, which comes from below on a first screen.
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.color.surfaceRaised,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.dialog]: { paddingInline: vars.space[24] },
    [media.laptop]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})
// The label wraps before the buttons do.
export const barPrice = style({ flex: '1 1 4.5rem', minWidth: 0 })
export const barButtons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
