import { media } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Keys show where a keyboard is likely. */
export const key = style({
  display: 'none',
  '@media': { [`${media.dialog} and (pointer: fine)`]: { display: 'inline' } },
})
