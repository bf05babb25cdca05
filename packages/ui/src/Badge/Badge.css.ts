import { style, styleVariants } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

const { color } = vars

const base = style({
  ...type.fine,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderRadius: vars.radius.s,
  fontWeight: vars.weight.semibold,
})

export const tones = styleVariants({
  neutral: [base, { background: color.surfaceSunken, color: color.textMuted }],
  tint: [base, { background: color.surfaceTint, color: color.accentText }],
  info: [base, { background: color.infoSurface, color: color.info }],
  positive: [base, { background: color.positiveSurface, color: color.positive }],
  caution: [base, { background: color.cautionSurface, color: color.caution }],
  critical: [base, { background: color.criticalSurface, color: color.critical }],
})
