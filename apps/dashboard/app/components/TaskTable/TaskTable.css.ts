import { style } from '@vanilla-extract/css'

export const due = style({ display: 'grid', justifyItems: 'start' })
