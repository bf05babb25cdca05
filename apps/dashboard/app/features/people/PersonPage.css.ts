import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const fieldset = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, border: 0, minWidth: 0 })

export const legend = style({ padding: 0, fontWeight: vars.weight.medium })
