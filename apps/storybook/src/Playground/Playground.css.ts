import { media, type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const sides = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 31.5rem) minmax(0, 1fr)', alignItems: 'start' } },
})

export const payload = style({
  ...type.fine,
  maxHeight: '24rem',
  margin: 0,
  padding: vars.space[16],
  overflow: 'auto',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  fontFamily: 'ui-monospace, monospace',
})
