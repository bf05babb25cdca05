import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The title takes the focus so that it is read first; nothing can be done with it, so that it shows no ring. */
export const head = style({ display: 'grid', gap: vars.space[8], outline: 'none' })
