import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The dialog's width, so the form looks the same in both places. */
export const page = style({
  maxWidth: '27.5rem',
  marginInline: 'auto',
  paddingBlock: vars.space[32],
  '@media': { [media.dialog]: { paddingBlock: vars.space[64] } },
})
