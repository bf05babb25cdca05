import { style } from '@vanilla-extract/css'

export const street = style({ display: 'block', width: '100%', height: 'clamp(5rem, 12vw, 9.5rem)' })
