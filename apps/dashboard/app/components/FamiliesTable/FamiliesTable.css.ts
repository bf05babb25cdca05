import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two lines; in a card they stand at its end. */
export const two = style({ display: 'grid', textAlign: 'end', '@media': { [media.dialog]: { textAlign: 'start' } } })
export const name = style({ display: 'grid', justifyItems: 'start' })
export const second = style({ color: vars.color.textMuted, fontSize: vars.text.fine })

/** Moves up into the free part of the name's target, which is taller than its words. */
export const whom = style([
  second,
  { marginBlockStart: `calc(-1 * ${vars.space[12]})`, fontWeight: vars.weight.regular, pointerEvents: 'none' },
])
export const nowrap = style({ whiteSpace: 'nowrap' })
