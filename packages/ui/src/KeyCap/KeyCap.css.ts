import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5em',
  paddingInline: '0.35em',
  border: `1px solid ${vars.color.lineStrong}`,
  borderBlockEndWidth: 2,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.text.key,
  fontWeight: vars.weight.bold,
  lineHeight: 1.5,
})
