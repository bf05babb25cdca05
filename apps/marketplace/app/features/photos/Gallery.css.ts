import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const section = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
})

const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })

/** Four equal cells. On a phone, the first is above the others, so the community's name and price stay near the top. */
export const overview = style([
  list,
  {
    gap: vars.space[4],
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media': {
      [media.dialog]: {
        gap: vars.space[8],
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        borderRadius: vars.radius.l,
        overflow: 'hidden',
      },
    },
  },
])
export const leading = style({ gridColumn: '1 / -1', '@media': { [media.dialog]: { gridColumn: 'auto' } } })
export const small = style({})
/** One of two images, which a phone leaves out. */
export const second = style({ display: 'none', '@media': { [media.dialog]: { display: 'block' } } })
export const only = style({ gridColumn: '1 / -1' })

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  // A cropped illustration keeps its ground.
  selectors: { '&[src$=".svg"]': { objectPosition: '50% 100%' } },
  background: vars.color.surfaceSunken,
})
/** A single image shows less sky in a wide window. */
globalStyle(`${only} ${picture}`, { '@media': { [media.dialog]: { aspectRatio: '5 / 2' } } })

/** What a cell shows, in a wide window. The full size says it on a phone. */
export const caption = style({
  ...type.fine,
  position: 'absolute',
  insetInlineStart: '10px',
  insetBlockEnd: '10px',
  maxWidth: 'calc(100% - 20px)',
  display: 'none',
  padding: '3px 9px',
  borderRadius: vars.radius.s,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  '@media': { [media.dialog]: { display: 'block' } },
})

export const all = style([
  list,
  {
    gap: vars.space[32],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
    alignItems: 'start',
  },
])
export const whole = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginBottom: vars.space[12],
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
})

export const link = style({
  position: 'relative',
  display: 'block',
  height: '100%',
  color: 'inherit',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px', zIndex: 1 } },
})
globalStyle(`${all} ${link}`, { height: 'auto' })
globalStyle(`${link} picture`, { display: 'block', height: '100%' })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[16]}`,
})
/** On a phone, the link is on the first picture, so the price is in the first screen. */
export const onPicture = style([
  foot,
  {
    position: 'absolute',
    // At the lower right of the first picture.
    insetBlockStart: `calc(100cqi * 2 / 3 - ${vars.size.target} - ${vars.space[8]})`,
    insetInlineEnd: vars.space[8],
    '@media': { [media.dialog]: { position: 'static' } },
  },
])
/** On a phone, the link on the picture already calls it an illustration. */
export const note = style({
  ...type.fine,
  display: 'none',
  margin: 0,
  color: vars.color.textMuted,
  '@media': { [media.dialog]: { display: 'block' } },
})
/** Without a link, the note is the only label. */
globalStyle(`${note}:only-child`, { display: 'block' })
globalStyle(`${onPicture} a`, {
  paddingInline: vars.space[12],
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  '@media': { [media.dialog]: { padding: 0, background: 'none' } },
})
export const more = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  selectors: { '&:focus-visible': focusRing },
})
