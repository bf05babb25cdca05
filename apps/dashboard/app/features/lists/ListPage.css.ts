import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[8],
  width: '100%',
  '@media': { [media.dialog]: { gridTemplateColumns: '18rem auto', width: 'auto' } },
})

/** Filters at the start, and what changes the look of the list at the end. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

/** A list, and a row of it next to it. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(26rem, 36%, 34rem)',
  alignItems: 'start',
  gap: vars.space[20],
})
