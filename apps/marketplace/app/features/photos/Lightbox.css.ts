import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const ink = color.textOnDusk
const edge = `color-mix(in oklab, ${ink} 45%, transparent)`

/** The whole window on its own dark ground, in both themes. From 1080 px, the arrows are next to the image. */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: space[16],
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: `color-mix(in oklab, ${color.surfaceBand} 55%, black)`,
  color: ink,
  selectors: {
    '&[open]': {
      display: 'grid',
      gap: space[12],
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'max-content minmax(max-content, 1fr) max-content max-content',
      gridTemplateAreas: '"header header" "figure figure" "filmstrip filmstrip" "back next"',
    },
  },
  '@media': {
    [media.laptop]: {
      padding: `${space[16]} ${space[24]}`,
      selectors: {
        '&[open]': {
          gap: `${space[16]} ${space[24]}`,
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          gridTemplateRows: 'max-content minmax(12rem, 1fr) max-content max-content',
          gridTemplateAreas:
            '"header header header" "back figure next" "filmstrip filmstrip filmstrip" "hint hint hint"',
        },
      },
    },
  },
})

export const header = style({
  gridArea: 'header',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
})
export const title = style({
  ...type.h3,
  margin: 0,
  flex: '1 1 8rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: ink,
  '@media': { [media.laptop]: { flex: 'none' } },
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.laptop]: { order: 1 } },
})
export const groups = style({
  display: 'flex',
  flex: '1 0 100%',
  gap: space[8],
  minWidth: 0,
  padding: '6px',
  margin: '-6px',
  overflowX: 'auto',
  '@media': { [media.laptop]: { flex: '1 1 0', flexWrap: 'wrap', overflowX: 'visible' } },
})

const button = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  padding: `${space[4]} ${space[16]}`,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: ink,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineColor: ink } },
})
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
const visible = { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' } as const
/** The word of a tool, which a phone shows as an icon. */
export const tool = style({ ...hidden, '@media': { [media.dialog]: visible } })
export const quiet = style([button, { borderColor: edge }])
export const bright = style([button, { background: ink, borderColor: ink, color: color.surfaceBand }])
export const group = style([
  button,
  {
    flex: 'none',
    paddingInline: space[12],
    selectors: { '&[aria-pressed="true"]': { background: color.lamp, color: color.inkOnLamp } },
  },
])
export const count = style({ fontWeight: vars.weight.regular })

export const figure = style({
  gridArea: 'figure',
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto',
  alignContent: 'start',
  minHeight: 0,
  margin: 0,
  '@media': {
    [media.laptop]: {
      gap: space[24],
      gridTemplateColumns: 'minmax(0, 1fr) 19rem',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignContent: 'stretch',
    },
  },
})
const place = style({ minWidth: 0, minHeight: 0, borderRadius: vars.radius.m, overflow: 'hidden' })
export const frame = style([
  place,
  { display: 'grid', placeItems: 'center', height: 'min(66.7vw, 46dvh)', touchAction: 'pan-y pinch-zoom' },
  { '@media': { [media.laptop]: { height: '100%' } } },
])
export const zoomedFrame = style([
  place,
  {
    height: '60dvh',
    overflow: 'auto',
    selectors: { '&:focus-visible': { outline: `3px solid ${color.lamp}`, outlineOffset: '-3px' } },
    '@media': { [media.laptop]: { height: '100%' } },
  },
])
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
  borderRadius: vars.radius.m,
})
globalStyle(`${frame} picture`, { display: 'block', width: '100%', height: '100%', minHeight: 0 })
export const zoomed = style({ display: 'block', width: '200%', maxWidth: 'none', height: 'auto' })

export const caption = style({ minWidth: 0, overflowY: 'auto' })
export const position = style({ ...type.small, margin: 0, color: color.lamp, fontWeight: vars.weight.strong })

const arrow = style([
  button,
  {
    minHeight: vars.size.button,
    background: ink,
    color: color.surfaceBand,
    '@media': { [media.laptop]: { alignSelf: 'center', width: '4rem', height: '4rem', padding: 0 } },
  },
])
export const back = style([arrow, { gridArea: 'back' }])
export const next = style([arrow, { gridArea: 'next' }])
/** The word of an arrow, which a wide screen shows as an icon. */
export const word = style({ '@media': { [media.laptop]: hidden } })

export const filmstrip = style({
  gridArea: 'filmstrip',
  display: 'flex',
  gap: space[16],
  margin: 0,
  padding: '6px',
  overflowX: 'auto',
  listStyle: 'none',
})
globalStyle(`${filmstrip} li`, { flex: 'none' })
globalStyle(`${filmstrip} li:first-child`, { marginInlineStart: 'auto' })
globalStyle(`${filmstrip} li:last-child`, { marginInlineEnd: 'auto' })
export const thumbnail = style({
  display: 'block',
  width: '6rem',
  padding: 0,
  border: '3px solid transparent',
  borderRadius: vars.radius.m,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { borderColor: color.lamp },
    '&:focus-visible': { outline: `3px solid ${ink}`, outlineOffset: '1px' },
  },
})
export const thumbnailPicture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.s,
})
export const hint = style({
  ...type.fine,
  gridArea: 'hint',
  display: 'none',
  margin: 0,
  color: ink,
  '@media': { [media.laptop]: { display: 'block' } },
})
