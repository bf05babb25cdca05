import { fieldRow, media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** The field, and its button next to it where there's room. */
export const search = style({
  display: 'grid',
  gap: vars.space[12],
  maxWidth: '40rem',
  ...fieldRow,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
