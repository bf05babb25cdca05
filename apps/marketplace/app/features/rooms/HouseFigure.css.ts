import { type, vars } from '@pkg/ui'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

export const figure = style({ display: 'grid', gap: space[12], margin: 0 })

export const picture = style({
  display: 'block',
  width: 'min(100%, 40rem)',
  height: 'auto',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.l,
})

export const caption = style({ ...type.fine, display: 'grid', gap: space[4], color: color.text })
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` })
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' })

const pane = style({
  flex: 'none',
  width: '14px',
  height: '14px',
  border: `1.5px solid ${color.text}`,
  borderRadius: '3px',
  forcedColorAdjust: 'none',
})
const dark = color.surfaceBand

/** The windows of the legend, in the colors of the illustration. */
export const panes = styleVariants({
  lit: [pane, { background: color.lamp }],
  half: [pane, { background: `linear-gradient(${dark} 50%, ${color.lamp} 50%)` }],
  dark: [pane, { background: dark }],
})
