import { style } from '@vanilla-extract/css'

/** The hours of a time of day, on one line. */
export const hours = style({ whiteSpace: 'nowrap' })
