import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

const base = style({
  borderRadius: vars.radius.s,
  fontWeight: 'inherit',
  textUnderlineOffset: '0.18em',
})

export const tones = styleVariants(
  { accent: vars.color.accent, text: vars.color.text, critical: vars.color.critical, dusk: vars.color.textOnDusk },
  (color) => [
    base,
    { color, '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } } },
  ],
)

/** A link that stands alone is a target of 44 px; one inside a sentence is not. */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  fontWeight: vars.weight.strong,
})

/** Navigation is not underlined until the pointer is on it. */
export const plain = style({
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})
