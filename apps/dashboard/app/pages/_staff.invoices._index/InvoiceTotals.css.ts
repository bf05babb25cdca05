import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** One row of figures from the tablet breakpoint on, and two columns on phones. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' } },
})

export const figure = style({
  display: 'grid',
  gap: space[4],
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
})

export const label = style({ color: color.textMuted, fontSize: vars.text.small })

export const sum = style({
  margin: 0,
  fontWeight: vars.weight.bold,
  fontSize: vars.text.body,
  fontVariantNumeric: 'tabular-nums',
})

export const rows = style({ margin: 0, fontSize: vars.text.small })
