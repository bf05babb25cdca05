import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const frame = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.laptop]: { height: '100%' } },
})
export const opener = style({ '@media': { [media.laptop]: { display: 'none' } } })
export const canvas = style({
  position: 'relative',
  height: '24rem',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
  '@media': { [media.laptop]: { height: '100%' } },
})
export const folded = style({ display: 'none', '@media': { [media.laptop]: { display: 'block' } } })
export const short = style({ '@media': { [media.laptop]: { height: '18rem' } } })
export const failed = style({ ...type.small, padding: vars.space[16], margin: 0 })

/** A price in the shape of a house front, with one sharp corner. */
export const pin = style({
  ...type.fine,
  fontFamily: 'inherit',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
})
globalStyle(`${pin} > span`, {
  display: 'inline-block',
  padding: `0 ${vars.space[8]}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: `${vars.radius.s} ${vars.radius.s} ${vars.radius.s} 0`,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
})
globalStyle(`${pin}:hover > span, ${pin}[aria-current="true"] > span`, {
  background: vars.color.text,
  color: vars.color.surfacePage,
})
globalStyle(`${pin}:focus-visible > span`, focusRing)
