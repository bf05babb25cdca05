import { style } from '@vanilla-extract/css'

/** There before its words are, so that they are spoken; until then it takes no room in the page's rhythm. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } })
