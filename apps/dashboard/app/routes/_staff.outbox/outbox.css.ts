import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** The letter as it was written, its lines kept. */
export const body = style({ ...type.small, whiteSpace: 'pre-wrap', maxWidth: vars.size.measure })
