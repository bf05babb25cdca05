import { fieldRow, focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

/** The question above the answer, and to its left on a wide screen. */
export const finder = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 1fr)',
      gap: `${vars.space[8]} ${vars.space[64]}`,
      alignItems: 'center',
    },
  },
})
export const question = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // The headline keeps its place, however much is next to it. [LOOK-002]
  '@media': { [media.laptop]: { alignSelf: 'start' } },
})

export const form = style({
  display: 'grid',
  gap: vars.space[12],
  // Side by side where both fit with the chosen text size.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
  padding: vars.space[12],
  background: vars.color.surfaceRaised,
  ...fieldRow,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
})
/** In the row of the fields on a wide screen. */
export const button = style({ gridColumn: '1 / -1', '@media': { [media.laptop]: { gridColumn: 'auto' } } })

export const answer = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.laptop]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
/** In one line where both fit. */
export const below = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: vars.space[32] })
/** Below all of it, as wide as the page. */
export const street = style({ gridColumn: '1 / -1', minWidth: 0 })
export const heading = style({ ...type.body, margin: 0, fontFamily: vars.font.text, fontWeight: vars.weight.semibold })

/** The one large number of the page. */
export const range = style({
  ...type.display,
  margin: 0,
  fontSize: 'clamp(2.25rem, 9vw, 3.375rem)',
  lineHeight: 1.1,
  color: vars.color.lamp,
})
export const unit = style({
  ...type.body,
  fontFamily: vars.font.text,
  letterSpacing: 'normal',
  color: vars.color.textOnDusk,
})
export const basis = style({ ...type.small, margin: 0, maxWidth: '34rem' })
export const problem = style({ ...type.lead, margin: 0, minHeight: '8rem' })
/** Other places with the same name, in one row where they fit. */
export const others = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[16] })
export const othersLabel = style({ ...type.small, margin: 0 })
export const otherPlaces = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const otherPlace = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: 'inherit',
  fontWeight: vars.weight.strong,
})
export const more = style({ paddingBlock: vars.space[8] })

export const method = style({ ...type.small, maxWidth: '42rem' })
globalStyle(`${method} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecoration: 'underline',
  cursor: 'pointer',
})
globalStyle(`${method} > summary:focus-visible`, focusRing)
globalStyle(`${method} > p`, { margin: 0 })
