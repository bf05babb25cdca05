import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The title gets the focus so screen readers start there. It isn't a control, so it shows no focus ring. */
export const head = style({ display: 'grid', gap: vars.space[8], outline: 'none' })
