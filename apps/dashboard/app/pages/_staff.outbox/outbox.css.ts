import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** The message with its line breaks. */
export const body = style({ ...type.small, whiteSpace: 'pre-wrap', maxWidth: vars.size.measure })

export const summary = style({ cursor: 'pointer' })

export const failure = style({ ...type.small, display: 'block' })
