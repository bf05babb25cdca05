import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const pane = style({
  position: 'relative',
  height: '24rem',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  '@media': { [media.laptop]: { height: '100%' } },
})
/** The map of one community. */
export const around = style([
  pane,
  { height: '25rem', '@media': { [media.tablet]: { height: '28.75rem' }, [media.laptop]: { height: '28.75rem' } } },
])
export const live = style({ position: 'absolute', inset: 0 })
export const opener = style({ position: 'absolute', insetBlockStart: vars.space[12], insetInlineEnd: vars.space[12] })
