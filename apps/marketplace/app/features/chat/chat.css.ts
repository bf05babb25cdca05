import { fieldRow, media, type, vars } from '@pkg/ui'
import { style, styleVariants } from '@vanilla-extract/css'

/** Above the bars at the bottom of pages, below dialogs. A community’s page has a higher bar on narrow screens. */
export const trigger = styleVariants({ default: '4.75rem', community: '7.5rem' }, (bottom) => ({
  position: 'fixed',
  zIndex: 5,
  insetInlineEnd: vars.space[16],
  insetBlockEnd: bottom,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.float,
  '@media': { [media.laptop]: { insetBlockEnd: '4.75rem' }, [media.print]: { display: 'none' } },
}))

/** The whole screen on a phone, and docked at the edge of a wider one. */
export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: 7,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[open]': { display: 'grid' }, '&:focus-visible': { outline: 'none' } },
  '@media': {
    [media.dialog]: {
      insetInline: 'auto 0',
      width: '26.75rem',
      borderInlineStart: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.dialog,
    },
    [media.print]: { selectors: { '&[open]': { display: 'none' } } },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  background: vars.color.surfaceDusk,
  color: vars.color.textOnDusk,
})
export const note = style({ ...type.small, margin: 0 })
export const close = style({ flex: 'none', borderRadius: vars.radius.m, background: vars.color.surfaceRaised })

export const stream = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space[16],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // ChatStream keeps what is in use in its place, also where nothing is scrolled yet.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.text}`, outlineOffset: '-3px' } },
})
export const log = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const exchange = style({ display: 'grid', gap: vars.space[8], scrollMarginBlockStart: vars.space[16] })

const bubbleShape = {
  maxWidth: '92%',
  margin: 0,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.l,
  overflowWrap: 'anywhere',
} as const

export const bubble = style({
  ...bubbleShape,
  display: 'grid',
  gap: vars.space[8],
  justifySelf: 'start',
  justifyItems: 'start',
  border: `1px solid ${vars.color.line}`,
  borderEndStartRadius: vars.radius.s,
  background: vars.color.surfaceRaised,
})
export const own = style({
  ...bubbleShape,
  justifySelf: 'end',
  border: `1.5px solid ${vars.color.text}`,
  borderEndEndRadius: vars.radius.s,
  background: vars.color.surfaceLamp,
  fontWeight: vars.weight.semibold,
})
export const text = style({ margin: 0, whiteSpace: 'pre-line' })
export const source = style({ ...type.small, margin: 0 })

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const wizard = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space[16],
  border: `2px solid ${vars.color.text}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  scrollMarginBlockStart: vars.space[16],
})

export const foot = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
})
export const form = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  ...fieldRow,
})
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginInline: `calc(-1 * ${vars.space[12]})`,
})
