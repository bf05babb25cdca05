import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Over the page, so nothing moves under the person's hand: above the bars at the foot of wide screens, and opposite to those of narrow ones. Clicks go through. */
export const status = style({
  position: 'fixed',
  top: vars.space[8],
  insetInlineEnd: vars.space[16],
  zIndex: 3,
  maxInlineSize: `calc(100vw - ${vars.space[32]})`,
  pointerEvents: 'none',
  '@media': { [media.laptop]: { top: 'auto', bottom: '5.5rem' }, print: { display: 'none' } },
})

export const floating = style({ borderRadius: vars.radius.m, boxShadow: vars.shadow.float })
