import { style } from '@vanilla-extract/css'

/** Rendered before it has text, so screen readers announce the text. Until then, it adds no space to the page. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } })
