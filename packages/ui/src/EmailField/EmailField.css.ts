import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const group = style({ display: 'grid', gap: vars.space[8], justifyItems: 'stretch' })
