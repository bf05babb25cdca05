import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two lines: the name, and below it what is worth knowing at a glance. */
export const two = style({
  display: 'grid',
  gap: '2px',
  textAlign: 'end',
  '@media': { [media.dialog]: { textAlign: 'start' } },
})
export const name = style({ display: 'grid', gap: '2px', textAlign: 'start' })
export const second = style({ color: vars.color.textMuted, fontSize: vars.text.fine, fontWeight: vars.weight.regular })
export const nowrap = style({ whiteSpace: 'nowrap' })
