import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two lines, aligned to the end in a card. */
export const two = style({ display: 'grid', textAlign: 'end', '@media': { [media.dialog]: { textAlign: 'start' } } })
export const second = style({
  color: vars.color.textMuted,
  fontSize: vars.text.fine,
  fontWeight: vars.weight.regular,
})
