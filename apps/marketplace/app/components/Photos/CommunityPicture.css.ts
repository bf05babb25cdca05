import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The dark theme dims illustrations, but never photos. A cropped illustration keeps its ground. */
export const illustration = style({ filter: vars.filter.drawing, objectPosition: '50% 100%' })

export const missing = style({
  ...type.small,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[12],
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  textAlign: 'center',
})
