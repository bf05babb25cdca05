import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const summary = style({
  display: 'grid',
  gap: `${vars.space[16]} ${vars.space[44]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(9rem, auto) minmax(0, 1fr)' } },
})
export const score = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  '@media': { [media.tablet]: { display: 'grid', maxWidth: '14rem' } },
})
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: '4rem',
  fontWeight: vars.weight.strong,
  lineHeight: 1,
})

export const distribution = style({ listStyle: 'none', margin: 0, padding: 0, minWidth: 0 })
export const starsLine = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) 3rem',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.target,
  color: vars.color.text,
})
export const starsLink = style([
  starsLine,
  {
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  },
])
export const starsLabel = style({ textDecoration: 'inherit' })
export const starsCount = style({ textAlign: 'end', fontWeight: vars.weight.strong })
export const cells = style({ display: 'block', width: '100%', height: '0.875rem' })
export const emptyCells = style({ fill: vars.color.surfaceSunken })
export const fullCells = style({
  fill: vars.color.accent,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})

export const filters = style({ display: 'grid', gap: vars.space[8] })
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const chip = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  padding: `0 ${vars.space[16]}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      background: vars.color.surfaceLamp,
      borderColor: vars.color.text,
      fontWeight: vars.weight.bold,
    },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.surfaceTint } } },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '3px solid Highlight' } } },
  },
})
export const chipCount = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.strong })

export const list = style({ display: 'grid', gap: vars.space[24], listStyle: 'none', margin: 0, padding: 0 })
export const review = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: `1px solid ${vars.color.line}`,
  paddingTop: vars.space[16],
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
})
export const proof = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontWeight: vars.weight.strong,
})
export const quote = style({
  ...type.body,
  fontFamily: vars.font.display,
  margin: 0,
  maxWidth: vars.size.measure,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const reply = style({
  display: 'grid',
  gap: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.line}`,
  paddingInlineStart: vars.space[12],
  maxWidth: vars.size.measure,
})
export const stub = style({
  display: 'flex',
  gap: vars.space[12],
  alignItems: 'flex-start',
  padding: vars.space[16],
  border: `1.5px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  maxWidth: vars.size.measure,
})

/** From which breakpoint on a piece of a review is hidden while it's folded. Wider pages fold earlier. [RATE-006] */
const foldingMedia = { large: media.laptop, medium: media.tablet, small: 'screen' } as const

export const folding = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const rests = styleVariants(foldingMedia, () => ({}))
export const ellipses = styleVariants(foldingMedia, () => ({ display: 'none' }))
export const toggles = styleVariants(foldingMedia, () => ({ display: 'none' }))
export const whenFolded = style({ selectors: { '[open] > * > &': { display: 'none' } } })
export const whenOpen = style({ display: 'none', selectors: { '[open] > * > &': { display: 'inline' } } })

// The excerpt of a window's width ends with one ellipsis, and everything behind it is hidden. A browser without `:has()` shows the whole review.
const folded = `${folding}:has(details:not([open]))`
const show = (selector: string, display: 'none' | 'inline' | 'block', query: string) =>
  globalStyle(selector, { '@supports': { 'selector(:has(*))': { '@media': { [query]: { display } } } } })
for (const breakpoint of ['small', 'medium', 'large'] as const) {
  const query = foldingMedia[breakpoint]
  show(`${folded} ${rests[breakpoint]}`, 'none', query)
  show(toggles[breakpoint], 'block', query)
  // Wider excerpts end earlier.
  for (const other of ['small', 'medium', 'large'] as const) {
    show(`${folded} ${ellipses[other]}`, other === breakpoint ? 'inline' : 'none', query)
  }
}
