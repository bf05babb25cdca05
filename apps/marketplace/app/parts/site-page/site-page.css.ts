import { media, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const steps = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: `${vars.space[24]} 0 0`,
  borderTop: `3px solid ${vars.color.text}`,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [media.dialog]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
globalStyle(`${steps} > li`, { counterIncrement: 'step' })
globalStyle(`${steps} > li > :first-child::before`, { content: 'counter(step) ". "' })

/** Links in a column, each a target of full size. */
export const links = style({ listStyle: 'none', margin: 0, padding: 0 })
globalStyle(`${links} a`, { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target })
