import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const section = style({ display: 'grid', gap: vars.space[8] })

const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })

/** On a phone, the large image alone, so the community's name and price stay near the top. */
export const overview = style([
  list,
  {
    gap: vars.space[8],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.dialog]: { gridTemplateColumns: '2fr 1fr 1fr' } },
  },
])
export const leading = style({ '@media': { [media.dialog]: { gridRow: 'span 2' } } })
export const small = style({ display: 'none', '@media': { [media.dialog]: { display: 'block' } } })
/** The last of two or four images fills the row, so no place stays empty. */
globalStyle(`${small}:nth-child(4):last-child, ${small}:nth-child(2):last-child`, {
  '@media': { [media.dialog]: { gridColumn: 'span 2' } },
})
export const only = style({ gridColumn: '1 / -1' })

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  '@media': { [media.dialog]: { aspectRatio: '3 / 2' } },
  // A cropped illustration keeps its ground.
  selectors: { '&[src$=".svg"]': { objectPosition: '50% 100%' } },
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
})
/** A single image shows less sky in a wide window. */
globalStyle(`${small}:nth-child(4):last-child ${picture}`, { '@media': { [media.dialog]: { aspectRatio: '3 / 1' } } })
globalStyle(`${small}:nth-child(4):last-child ${picture}[src$=".svg"]`, { objectFit: 'contain' })
globalStyle(`${only} ${picture}`, { '@media': { [media.dialog]: { aspectRatio: '5 / 2' } } })

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
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.m,
  color: 'inherit',
  selectors: { '&:focus-visible': { ...focusRing, position: 'relative', zIndex: 1 } },
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
/** On a phone, the link below the picture already calls it an illustration. */
export const note = style({
  ...type.fine,
  display: 'none',
  margin: 0,
  color: vars.color.textMuted,
  '@media': { [media.dialog]: { display: 'block' } },
})
/** Without a link, the note is the only label. */
globalStyle(`${note}:only-child`, { display: 'block' })
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
