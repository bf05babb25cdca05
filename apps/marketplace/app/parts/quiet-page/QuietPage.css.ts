import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** What to do, and next to it on a laptop the picture, which is below it on a phone. */
export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 31.25rem) minmax(0, 1fr)', gap: vars.space[64] } },
})
export const words = style({ display: 'grid', gap: vars.space[20], gridTemplateColumns: 'minmax(0, 1fr)' })
/** Dusk while the picture loads, and where it can't. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '676 / 440',
  objectFit: 'cover',
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  background: vars.color.surfaceDusk,
  '@media': { [media.print]: { display: 'none' } },
})
