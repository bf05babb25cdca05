import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const menus = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
