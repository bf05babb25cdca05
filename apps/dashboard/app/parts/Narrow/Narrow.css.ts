import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const narrow = style({ display: 'grid', gap: vars.space[24], maxWidth: '40rem' })
