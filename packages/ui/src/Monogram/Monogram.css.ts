import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const monogram = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: `${vars.radius.m} ${vars.radius.m} ${vars.radius.m} 0`,
  background: vars.color.surfaceBand,
  color: vars.color.lamp,
  fontFamily: vars.font.display,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.price,
})

export const small = style({ width: '2rem', height: '2rem', fontSize: vars.text.fine, borderRadius: vars.radius.s })
