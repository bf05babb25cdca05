import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

/** The title, and next to it on a laptop the form that finds other advisors. */
export const head = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)' } },
})

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
globalStyle(`${chips} a`, {
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
})
globalStyle(`${chips} a:focus-visible`, focusRing)
globalStyle(`${chips} a[aria-current]`, {
  borderColor: vars.color.text,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceLamp,
})

export const regions = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** The map of a region has its place before it loads. */
export const regionMap = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 1',
  objectFit: 'cover',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.mapLand,
  '@media': { [media.print]: { display: 'none' } },
})
export const person = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
})
export const quote = style({
  ...type.body,
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  margin: 0,
})
export const profile = style({
  display: 'grid',
  gap: vars.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: vars.space[32],
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)' } },
})
/** On a phone, booking a call comes right after who the advisor is. */
export const about = style({ minWidth: 0 })
export const aside = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[24],
  minWidth: 0,
  '@media': { [media.laptop]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
export const records = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[44],
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const section = style({
  display: 'grid',
  gap: vars.space[12],
  borderTop: `3px solid ${vars.color.text}`,
  paddingTop: vars.space[16],
})
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gap: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[12],
})
export const check = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[24]}`,
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[12],
})
export const checkList = style({ margin: 0 })
export const checkResult = style({ margin: 0, fontWeight: vars.weight.strong })
