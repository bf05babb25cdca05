import { media } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const street = style({ display: 'block', width: '100%', height: 'clamp(5.5rem, 13vw, 10.5rem)' })

export const sky = style({
  display: 'none',
  '@media': {
    [media.laptop]: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: '2rem',
      insetBlockStart: '1rem',
      width: '24rem',
    },
  },
})
