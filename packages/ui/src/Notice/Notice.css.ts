import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color } = vars

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.m,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
})

/** The colors of the four tones for the icon and edge of a notice or toast. */
export const notices = styleVariants({
  info: [base, { background: color.infoSurface }],
  positive: [base, { background: color.positiveSurface }],
  caution: [base, { background: color.cautionSurface }],
  critical: [base, { background: color.criticalSurface }],
})

export const inks = styleVariants({
  info: { color: color.info },
  positive: { color: color.positive },
  caution: { color: color.caution },
  critical: { color: color.critical },
})

export const title = style({ fontWeight: vars.weight.bold })
