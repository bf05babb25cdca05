import { media, type, vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space, weight } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  minHeight: '2.25rem',
  paddingInline: space[8],
  borderRadius: vars.radius.s,
})

export const steps = styleVariants({
  reached: [step],
  now: [step, { background: color.surfaceLamp, fontWeight: weight.bold }],
  ahead: [step, { color: color.textMuted }],
})

export const at = style({ ...type.fine, fontVariantNumeric: 'tabular-nums' })

/** The numbers of homes, one per stage, as links. */
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.dialog]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

export const count = style({
  display: 'grid',
  alignContent: 'start',
  minHeight: vars.size.target,
  height: '100%',
  padding: `${space[8]} ${space[12]}`,
  color: color.text,
  background: color.surfaceSunken,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceTint } } } },
})

export const number = style({ ...type.h3, fontVariantNumeric: 'tabular-nums' })
export const label = style({ ...type.fine })
