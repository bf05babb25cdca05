import { style } from '@vanilla-extract/css'

/** The word stays whole in its narrow column. */
export const approve = style({ whiteSpace: 'nowrap' })
