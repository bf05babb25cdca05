import { vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

export const light = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  padding: space[12],
  background: color.surfaceLamp,
  borderRadius: vars.radius.m,
  '@media': { print: { display: 'none' } },
})

export const words = style({ display: 'grid', minWidth: 0 })

export const help = style({ fontSize: vars.text.fine })

const pane = style({
  width: '1.125rem',
  height: '1.375rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.s,
})

/** The window of a house, lit or dark. The words next to it say the same. */
export const window = styleVariants({ lit: [pane, { background: color.lamp }], dark: [pane] })
