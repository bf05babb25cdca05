import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const note = style({ ...type.small, color: vars.color.textMuted, whiteSpace: 'nowrap' })
