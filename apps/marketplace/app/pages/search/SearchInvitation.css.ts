import { style } from '@vanilla-extract/css'

export const examples = style({ listStyle: 'none', margin: 0, padding: 0 })
