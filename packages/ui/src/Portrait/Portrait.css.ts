import { style, styleVariants } from '@vanilla-extract/css'
import { front, sizes } from '../Monogram/Monogram.css'

const picture = style({ display: 'block', objectFit: 'cover', objectPosition: 'center 20%' })

export const portrait = styleVariants(sizes, (size) => [front, size, picture])
