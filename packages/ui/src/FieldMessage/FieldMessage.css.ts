import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.small, lineHeight: vars.leading.small })

export const error = style({
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'flex-start',
  color: vars.color.critical,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.small,
})
