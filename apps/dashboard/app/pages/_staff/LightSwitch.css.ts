import { media, vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

/** One row, and in the menu, the button below the words. */
export const light = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  padding: space[12],
  background: color.surfaceLamp,
  borderRadius: vars.radius.m,
  '@media': { [media.laptop]: { gridTemplateColumns: 'auto 1fr' }, print: { display: 'none' } },
})

export const words = style({ display: 'grid', minWidth: 0 })

/** In the menu, as wide as both columns. */
export const button = style({ '@media': { [media.laptop]: { gridColumn: '1 / -1' } } })

export const help = style({ fontSize: vars.text.fine })

const pane = style({
  width: '1.125rem',
  height: '1.375rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.s,
})

/** The window of a house, lit or dark. The words next to it say the same. */
export const window = styleVariants({ lit: [pane, { background: color.lamp }], dark: [pane] })
