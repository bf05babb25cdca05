import { media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const price = style({ display: 'grid', gap: vars.space[4] })
export const amount = style({
  ...type.price,
  margin: 0,
  fontSize: '2.25rem',
  lineHeight: 1.1,
  '@media': { [media.laptop]: { fontSize: '2.75rem' } },
})
export const unit = style({ ...type.body, fontFamily: vars.font.text, letterSpacing: 'normal' })
