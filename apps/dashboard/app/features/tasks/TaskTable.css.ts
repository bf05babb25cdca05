import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const due = style({ display: 'grid', justifyItems: 'start' })

export const failed = style({ display: 'block', color: vars.color.critical, fontSize: vars.text.small })
