import { fieldRow, media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The fields in one column, and in one row on a wider screen. */
export const form = style({
  display: 'grid',
  gap: vars.space[16],
  ...fieldRow,
  '@media': { [media.dialog]: { gridTemplateColumns: '1fr 1fr auto' } },
})
