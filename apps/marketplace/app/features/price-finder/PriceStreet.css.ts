import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

/** The figure is as wide as the page, whatever surrounds it. */
export const figure = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  marginInline: 'calc(50% - 50vw)',
  minWidth: 0,
})

export const street = style({
  position: 'relative',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

const lightUp = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } })
/** A new answer lights the street from the left, over what was there. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${lightUp} 180ms linear` } },
})

/** The prices on the road, and the frame of a window, for the picture that the page's width shows. */
const overlay = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' })
export const overlays = styleVariants({
  narrow: [overlay, { '@media': { [media.tablet]: { display: 'none' } } }],
  middle: [
    overlay,
    { display: 'none', '@media': { [media.tablet]: { display: 'block' }, [media.laptop]: { display: 'none' } } },
  ],
  wide: [overlay, { display: 'none', '@media': { [media.laptop]: { display: 'block' } } }],
})
export const label = style({ fill: vars.color.textOnDusk, fontFamily: vars.font.text, fontWeight: vars.weight.medium })
export const litLabel = style([label, { fontWeight: vars.weight.bold }])
export const frame = style({ fill: 'none', stroke: '#fff', strokeWidth: 3 })

/** What a window says, above it. */
export const card = style({
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  width: 'max-content',
  maxWidth: 'min(17rem, calc(100vw - 1rem))',
  minHeight: vars.size.target,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { [`${street}:focus-visible > &`]: focusRing },
})
export const name = style({ fontFamily: vars.font.display, fontWeight: vars.weight.semibold, fontSize: '1.0625rem' })
export const fact = style({ ...type.fine })

export const caption = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[24]}`,
  width: `min(100vw - 2rem, ${vars.size.container})`,
  marginInline: 'auto',
})
const mark = style({
  display: 'inline-block',
  width: '1.1rem',
  height: '1.1rem',
  marginInlineEnd: vars.space[8],
  border: `1.5px solid ${vars.color.textOnDusk}`,
  borderRadius: vars.radius.s,
  verticalAlign: '-0.2rem',
})
export const marks = styleVariants({
  lit: [mark, { background: vars.color.lamp }],
  dark: [mark, { background: '#0b2129' }],
})

export const list = style({ ...type.small })
globalStyle(`${list} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecoration: 'underline',
  cursor: 'pointer',
})
globalStyle(`${list} > summary:focus-visible`, focusRing)
export const items = style({
  margin: 0,
  paddingInlineStart: vars.space[20],
  columns: '18rem',
  columnGap: vars.space[32],
})
globalStyle(`${items} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: 'inherit',
})
