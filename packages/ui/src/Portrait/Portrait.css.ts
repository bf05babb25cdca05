import { style, styleVariants } from '@vanilla-extract/css'
import { front, sizes } from '../Monogram/Monogram.css'
import { vars } from '../theme/vars.css'

const picture = style({ display: 'block', objectFit: 'cover', objectPosition: 'center 20%' })

export const portrait = styleVariants(sizes, (size) => [front, size, picture])

/** A drawing has no lower left corner to stand on, so all of its corners are round. */
const drawn = style({ selectors: { '&&': { borderRadius: vars.radius.m } } })
/** Never smaller than its plate can be told from others. */
const least = style({ minWidth: '2.125rem', minHeight: '2.125rem' })
export const drawing = styleVariants(sizes, (size) => [front, size, picture, drawn, least])
