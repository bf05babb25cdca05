import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space[32],
  '@media': { [media.dialog]: { paddingBlock: vars.space[64] } },
})
