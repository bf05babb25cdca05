import { media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The height of the bar. What a link or the focus scrolls to stays below it. */
export const barHeight = '6rem'

/** Behind the large house, which scrolls away over it, and in front of all else. Where there is more room than on a phone, the quiz fits the screen. */
export const bar = style({
  gridColumn: 1,
  gridRow: '1 / span 2',
  alignSelf: 'start',
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7.5rem) minmax(min(12.25rem, 70%), 1fr)',
  height: barHeight,
  overflow: 'hidden',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceDusk,
  color: vars.color.textOnDusk,
  '@media': {
    [media.dialog]: { display: 'none' },
    // On a screen that is low, such as a phone on its side, the questions need the room.
    '(max-height: 26rem)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
})
export const house = style({ height: barHeight })
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[4],
  minWidth: 0,
  paddingInline: `${vars.space[8]} ${vars.space[16]}`,
})
const one = { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const line = style({ ...type.small, ...one, lineHeight: 1.3 })
export const care = style({ ...type.h3, ...one, lineHeight: 1.2, color: vars.color.lamp })
