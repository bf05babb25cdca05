import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const list = style({ ...type.small, listStyle: 'none', margin: 0, padding: 0 })
export const line = style({ display: 'flex', gap: vars.space[8], alignItems: 'baseline' })
