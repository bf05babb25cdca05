import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: vars.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 27.5rem) minmax(0, 1fr)', gap: vars.space[64] } },
})
/** The dialog's width, so the form looks the same in both places. */
export const form = style({ maxWidth: '27.5rem' })
/** Below the form on a phone, so the first field stays on the first screen. */
export const door = style({
  display: 'block',
  width: '8rem',
  height: '8rem',
  borderRadius: vars.radius.m,
  '@media': {
    [media.laptop]: { width: '20rem', height: '20rem', borderRadius: vars.radius.l, justifySelf: 'center' },
  },
})
