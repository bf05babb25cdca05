import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two lines, aligned to the end in a card. */
export const two = style({ display: 'grid', textAlign: 'end', '@media': { [media.dialog]: { textAlign: 'start' } } })

export const second = style({
  color: vars.color.textMuted,
  fontSize: vars.text.fine,
  fontWeight: vars.weight.regular,
})

const laptopFine = `${media.laptop} and ${media.finePointer}`

/**
 * In a list with many columns, a column takes what its text needs if the table has room, and otherwise cuts it, so every row is as high as the others. A
 * finger has no tooltip, so there nothing is cut. [LOOK-009]
 */
const shrinking = (least: string) =>
  style({ '@media': { [laptopFine]: { gridTemplateColumns: `minmax(${least}, max-content)` } } })

export const shrinks = shrinking('5.5rem')

/** The name of a row has more room than its values. */
export const nameShrinks = shrinking('11rem')

export const cut = style({
  '@media': {
    [laptopFine]: {
      display: 'block',
      maxWidth: '20rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})
