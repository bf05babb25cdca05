import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const end = style({ marginInlineStart: 'auto' })

/** Says which card moves, and where it would drop. */
export const strip = style({
  margin: 0,
  padding: `${space[8]} ${space[16]}`,
  background: color.surfaceLamp,
  borderRadius: vars.radius.m,
  fontWeight: vars.weight.bold,
})

/** All lanes side by side on a wide screen, some on a narrower one, and one below the other on a phone. */
export const lanes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'stretch',
  gap: space[12],
  // Holds hidden texts, which would otherwise widen the page past the lanes.
  position: 'relative',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(8.75rem, 1fr)',
      overflowX: 'auto',
    },
  },
})
