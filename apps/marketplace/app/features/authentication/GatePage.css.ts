import { style } from '@vanilla-extract/css'

/** The dialog's width, so the form looks the same in both places. */
export const form = style({ maxWidth: '27.5rem' })
