import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

/** The shape of a house front, with a square lower left corner. */
export const front = style({ flex: 'none', background: vars.color.surfaceBand })

export const sizes = styleVariants({
  small: { width: '2rem', height: '2rem', borderRadius: vars.radius.s, fontSize: vars.text.fine },
  regular: {
    width: '3.5rem',
    height: '3.5rem',
    borderRadius: `${vars.radius.m} ${vars.radius.m} ${vars.radius.m} 0`,
    fontSize: vars.text.lead,
  },
  card: {
    width: '6rem',
    height: '6rem',
    borderRadius: `${vars.radius.m} ${vars.radius.m} ${vars.radius.m} 0`,
    fontSize: vars.text.h2,
    '@media': { [media.tablet]: { width: '7rem', height: '7rem' } },
  },
  large: {
    width: '4.5rem',
    height: '4.5rem',
    borderRadius: `${vars.radius.m} ${vars.radius.m} ${vars.radius.m} 0`,
    fontSize: vars.text.h2,
    '@media': { [media.tablet]: { width: '8rem', height: '8rem', fontSize: vars.text.h1 } },
  },
})

const letters = style({
  display: 'inline-grid',
  placeItems: 'center',
  color: vars.color.lamp,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.price,
})

export const monogram = styleVariants(sizes, (size) => [front, size, letters])
