import { lightsUp, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const figure = style({ display: 'grid', gap: vars.space[8], margin: 0 })
export const street = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: 0,
})
export const lot = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4] })
/** The height is fixed, so a new answer moves nothing. */
export const house = style({
  width: '100%',
  height: 'clamp(6rem, 16vw, 11rem)',
  borderBottom: `2px solid ${vars.color.textOnDusk}`,
})
export const wall = style({ fill: 'oklch(0.42 0.045 205)' })
export const dark = style({ ...lightsUp, fill: 'oklch(0.3 0.035 208)' })
export const lit = style({ ...lightsUp, fill: vars.color.lamp })
/** After a new answer, the houses light up from left to right, within 180 ms. */
const houses = 10
for (let number = 2; number <= houses; number += 1) {
  globalStyle(`${lot}:nth-child(${number}) path`, {
    '@media': { '(prefers-reduced-motion: no-preference)': { transitionDelay: `${(number - 1) * 6}ms` } },
  })
}
export const price = style({ ...type.fine, lineHeight: 1.2 })
export const caption = style({ ...type.small })
