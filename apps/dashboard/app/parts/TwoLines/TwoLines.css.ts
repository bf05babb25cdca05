import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two lines, aligned to the end in a card. */
export const two = style({ display: 'grid', textAlign: 'end', '@media': { [media.dialog]: { textAlign: 'start' } } })

export const second = style({
  color: vars.color.textMuted,
  fontSize: vars.text.fine,
  fontWeight: vars.weight.regular,
})

/** In a list with many columns, a line is cut, so every row is as high as the others. A finger has no tooltip, so there nothing is cut. [LOOK-009] */
const cutAt = (maxWidth: string) =>
  style({
    '@media': {
      [`${media.laptop} and ${media.finePointer}`]: {
        display: 'block',
        width: 'max-content',
        maxWidth,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  })

export const cut = cutAt('clamp(7rem, 9vw, 14rem)')

export const cutName = cutAt('clamp(10rem, 15vw, 20rem)')
