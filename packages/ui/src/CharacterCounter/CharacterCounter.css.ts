import { styleVariants } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

const counter = { ...type.small, fontVariantNumeric: 'tabular-nums' } as const

export const counters = styleVariants({
  calm: { ...counter, color: vars.color.textMuted },
  critical: { ...counter, color: vars.color.critical, fontWeight: vars.weight.strong },
})
