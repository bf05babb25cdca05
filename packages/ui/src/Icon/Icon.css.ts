import { style } from '@vanilla-extract/css'

export const icon = style({
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** Points along the reading direction, also of a left-to-right part of a right-to-left page. */
export const along = style([icon, { selectors: { '[dir="rtl"] &:not([dir="ltr"] *)': { transform: 'scaleX(-1)' } } }])
