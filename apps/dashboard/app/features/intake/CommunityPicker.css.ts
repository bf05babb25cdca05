import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const group = style({ display: 'grid', gap: vars.space[12], border: 0, margin: 0, padding: 0, minWidth: 0 })

export const legend = style({ fontWeight: vars.weight.strong, padding: 0 })

export const list = style({ display: 'grid', gap: vars.space[4], listStyle: 'none', margin: 0, padding: 0 })

export const search = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start' })

export const field = style({ width: '100%' })
