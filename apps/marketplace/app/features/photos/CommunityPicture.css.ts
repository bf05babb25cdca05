import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The dark theme dims an illustration that has no night, but never photos. */
export const illustration = style({ filter: vars.filter.drawing })

export const missing = style({
  ...type.small,
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[12],
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  textAlign: 'center',
})
