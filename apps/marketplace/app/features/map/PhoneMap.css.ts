import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const screen = style({
  width: '100vw',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 0,
  paddingInline: 0,
  paddingTop: 0,
  border: 0,
  // The bar at the bottom covers the end.
  paddingBottom: 'calc(3.5rem + env(safe-area-inset-bottom))',
  overflowY: 'auto',
  background: vars.color.surfacePage,
  color: vars.color.text,
})
/** In a window that is too low for map and cards, such as one at 400% zoom, the whole screen scrolls. */
export const rows = style({ display: 'flex', flexDirection: 'column', minHeight: '100%' })

export const sheet = style({
  flex: 'none',
  display: 'grid',
  gridAutoRows: 'max-content',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  background: vars.color.surfacePage,
  boxShadow: vars.shadow.float,
})
export const count = style({ ...type.h3, margin: 0, paddingInline: vars.space[16] })
export const strip = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[12],
  margin: 0,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  overflowX: 'auto',
  listStyle: 'none',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.space[16],
})
export const slide = style({ flex: 'none', scrollSnapAlign: 'start' })
