import { media, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))' } },
})
globalStyle(`${form} noscript`, { gridColumn: '1 / -1' })
