import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const search = style({
  display: 'grid',
  gap: vars.space[8],
  width: '100%',
  '@media': {
    [media.dialog]: { gridTemplateColumns: '18rem auto', alignItems: 'end', width: 'auto' },
  },
})
