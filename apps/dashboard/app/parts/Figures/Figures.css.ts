import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Two columns on phones, and one row where there is room. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' } },
})

export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
})

export const label = style({ color: color.textMuted, fontSize: vars.text.small })

export const value = style({
  margin: 0,
  fontSize: vars.text.h3,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({ margin: 0, fontSize: vars.text.small })
