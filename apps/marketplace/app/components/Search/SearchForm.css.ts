import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.dialog]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
})

export const panel = style({
  padding: vars.space[20],
  maxWidth: '40rem',
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
})
