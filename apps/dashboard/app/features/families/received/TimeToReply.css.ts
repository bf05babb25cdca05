import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const clock = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[4], maxWidth: '12rem' })

export const calm = style({ ...type.fine, fontVariantNumeric: 'tabular-nums' })

export const urgent = style([calm, { color: vars.color.critical, fontWeight: vars.weight.bold }])
