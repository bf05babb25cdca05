import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'none', '@media': { [media.laptop]: { display: 'block' } } })

export const first = style({
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
