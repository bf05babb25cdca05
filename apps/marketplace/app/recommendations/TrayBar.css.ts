import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** At the end of the page on a phone, which has its own bars, and at the bottom of a wider screen. */
export const bar = style({
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  paddingBlock: vars.space[4],
  '@media': {
    [media.laptop]: { position: 'sticky', insetBlockEnd: 0, zIndex: 3 },
    [media.print]: { display: 'none' },
  },
})
