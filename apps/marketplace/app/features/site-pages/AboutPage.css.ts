import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The title, the picture, and the steps, one below another. On a laptop, the picture is next to the others. */
export const opening = style({
  display: 'grid',
  gap: vars.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[44],
    },
  },
})
export const picture = style({ '@media': { [media.laptop]: { gridColumn: 2, gridRow: '1 / span 2' } } })
/** Lines of text as long as people read them. */
export const part = style({ maxWidth: '44rem' })
