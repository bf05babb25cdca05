import { focusRing, media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  borderRadius: vars.radius.m,
  ':focus-visible': focusRing,
})

/**
 * One line, so the first price stays on the first screen. Only without scripts, where the order and the opener of all filters don't fit next to each
 * other, as with the largest text on a narrow phone, the opener has a line of its own.
 */
export const quick = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [media.laptop]: { flexWrap: 'nowrap' } },
  selectors: { '&:has(> details[open])': { flexWrap: 'wrap' } },
})
const chips = style({
  display: 'flex',
  position: 'relative',
  gap: vars.space[8],
  minWidth: 0,
  margin: 0,
  // Room for the focus ring inside the scrolling line.
  padding: vars.space[8],
  marginBlock: `calc(-1 * ${vars.space[8]})`,
  marginInline: `calc(-1 * ${vars.space[8]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
})
/** The last chip in view fades out where the line goes on. */
export const quickChips = style([
  chips,
  {
    flex: '1 1 0',
    paddingInlineEnd: vars.space[32],
    maskImage: `linear-gradient(to left, transparent, black ${vars.space[32]})`,
    '@media': { [media.laptop]: { flex: '0 1 auto' } },
  },
])
export const appliedChips = style([chips, { '@media': { [media.dialog]: { flexWrap: 'wrap', overflow: 'visible' } } }])

const chipBase = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  paddingInline: vars.space[12],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':focus-visible': focusRing,
  '@media': { [media.hover]: { ':hover': { background: vars.color.surfaceTint } } },
})
export const chip = style([chipBase])
export const lit = style([
  chipBase,
  {
    borderColor: vars.color.text,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceLamp,
    whiteSpace: 'normal',
  },
])
export const count = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular })

export const sort = style({ flex: 'none', '@media': { [media.laptop]: { display: 'none' } } })
/**
 * On a phone, the bar at the bottom opens the filters. Its link leads here until the scripts start, and always without scripts. The rule doesn't wait
 * for them, so nothing moves when they start.
 */
export const panel = style({
  flex: 'none',
  selectors: { '&[open]': { flexBasis: '100%' } },
  '@media': {
    '(scripting: enabled)': { display: 'none', selectors: { '&:target': { display: 'block' } } },
    [media.laptop]: { display: 'block' },
  },
})
export const opener = style([
  chipBase,
  { listStyle: 'none', selectors: { '&::-webkit-details-marker': { display: 'none' } } },
])
export const form = style({
  marginTop: vars.space[12],
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
})

export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
})
export const match = style({ ...type.small, margin: 0, fontWeight: vars.weight.bold })
