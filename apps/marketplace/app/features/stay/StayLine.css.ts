import { media, type } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** As high as the longest usual text from the first frame on, if the browser has a plan. */
export const line = style({
  ...type.small,
  margin: 0,
  selectors: { '&:empty': { display: 'none' }, ':root[data-stay] &': { display: 'block', minHeight: '6em' } },
  // Two tiles next to a map are narrower than a phone.
  '@media': { [media.dialog]: { selectors: { ':root[data-stay] &': { minHeight: '7.25em' } } } },
})
