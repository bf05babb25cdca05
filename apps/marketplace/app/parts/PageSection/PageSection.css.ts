import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The height of the menu, which sections keep free above them. */
export const menuHeight = '3.5rem'

export const first = style({
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  scrollMarginTop: `calc(${menuHeight} + ${vars.space[16]})`,
  outline: 'none',
})
export const ruled = style([
  first,
  {
    marginTop: vars.space[44],
    paddingTop: vars.space[20],
    borderTop: `3px solid ${vars.color.text}`,
    '@media': { [media.laptop]: { marginTop: vars.space[64] } },
  },
])
