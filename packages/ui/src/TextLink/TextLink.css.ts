import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

const base = style({
  borderRadius: vars.radius.s,
  fontWeight: 'inherit',
  textUnderlineOffset: '0.18em',
})

export const tones = styleVariants(
  { accent: vars.color.accentText, text: vars.color.text, critical: vars.color.critical, dusk: vars.color.textOnDusk },
  (color) => [
    base,
    { color, '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } } },
  ],
)

/** A standalone link is a target of 44 px; a link inside a sentence isn't. */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  fontWeight: vars.weight.strong,
  // A long email address breaks instead of widening a narrow page.
  overflowWrap: 'anywhere',
})

/** Navigation links are underlined only on hover. */
export const plain = style({
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})
