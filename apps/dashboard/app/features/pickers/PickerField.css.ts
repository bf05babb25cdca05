import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const picker = style({ display: 'grid', gap: vars.space[8], minWidth: 0 })

export const group = style({ display: 'grid', gap: vars.space[4], border: 0, margin: 0, padding: 0, minWidth: 0 })

export const legend = style({ fontWeight: vars.weight.strong, padding: 0 })
