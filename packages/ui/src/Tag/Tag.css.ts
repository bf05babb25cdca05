import { style, styleVariants } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

const base = style({
  ...type.capitals,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `0.1875rem ${vars.space[8]}`,
  borderRadius: vars.radius.s,
})

export const looks = styleVariants({
  plain: [base, { background: vars.color.surfaceRaised, color: vars.color.text }],
  lamp: [base, { background: vars.color.lamp, color: vars.color.inkOnLamp }],
  dusk: [base, { background: vars.color.surfaceDusk, color: vars.color.textOnDusk }],
})
