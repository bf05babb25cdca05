import { media, type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ ...type.dash, display: 'grid', gap: vars.space[16] })

/** The time is above the text, and next to it from 768 px. */
export const event = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  '@media': { [media.dialog]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)' } },
})

export const time = style({ color: vars.color.textMuted, fontSize: vars.text.fine, fontVariantNumeric: 'tabular-nums' })

/** Notes keep their line breaks. */
export const words = style({ fontWeight: vars.weight.semibold, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const author = style({ color: vars.color.textMuted })
