import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[32],
  '@media': { [media.dialog]: { paddingBlock: vars.space[64] } },
})
