import { media } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const sky = style({
  display: 'none',
  '@media': {
    [media.laptop]: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: '2rem',
      insetBlockStart: '1rem',
      width: '18rem',
    },
  },
})
