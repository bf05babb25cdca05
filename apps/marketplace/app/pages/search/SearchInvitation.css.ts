import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const examples = style({ display: 'grid', gap: vars.space[4], listStyle: 'none', margin: 0, padding: 0 })
