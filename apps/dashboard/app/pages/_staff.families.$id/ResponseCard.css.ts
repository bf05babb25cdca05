import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** The time that's left to respond. */
export const clock = style({ display: 'grid', gap: vars.space[4] })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
