import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { inDark } from '../../../site/frame/in-dark'

export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})
export const figure = style({
  margin: 0,
  padding: vars.space[12],
  alignSelf: 'start',
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.mapLand,
})
export const drawing = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' })

export const state = style({ outline: 'none' })
const tint = (share: number) => `color-mix(in oklab, ${vars.color.accent} ${share}%, ${vars.color.mapLand})`
/** The colors of the five steps of prices: more of the accent for a higher price. */
export const steps = [
  style({ fill: tint(8) }),
  style({ fill: tint(20) }),
  style({ fill: tint(32) }),
  style({ fill: tint(44) }),
  style({ fill: tint(56) }),
]
export const unknown = style({ fill: vars.color.mapTown })
globalStyle(`${state} use`, { transition: 'fill 120ms' })
globalStyle(`${state}:hover use, ${state}:focus-visible use`, { fill: vars.color.lamp })
globalStyle(`${state}:focus-visible use`, { stroke: vars.color.text, strokeWidth: 3 })

export const lines = style({ pointerEvents: 'none', fill: 'none' })
export const borders = style({ stroke: vars.color.mapLand, strokeWidth: 1.3, strokeLinejoin: 'round' })
export const interstates = style({
  stroke: vars.color.mapStreet,
  strokeOpacity: 0.85,
  ...inDark({ stroke: vars.color.mapHighway, strokeOpacity: 0.55 }),
})
export const inset = style({ stroke: vars.color.lineStrong, strokeDasharray: '2 4' })

export const marks = styleVariants({ wide: {}, narrow: {} })
globalStyle(`${marks.wide}`, { display: 'none', '@media': { [media.tablet]: { display: 'inline' } } })
globalStyle(`${marks.narrow}`, { '@media': { [media.tablet]: { display: 'none' } } })
export const mark = style({ outline: 'none' })
export const dot = style({
  fill: vars.color.surfaceDusk,
  stroke: vars.color.mapHalo,
  strokeWidth: 2.5,
  ...inDark({ fill: vars.color.text }),
})
globalStyle(`${mark}:hover ${dot}, ${mark}:focus-visible ${dot}`, { stroke: vars.color.lamp, strokeWidth: 5 })
export const label = style({
  fontFamily: vars.font.text,
  fontSize: '15px',
  fontWeight: vars.weight.bold,
  textAnchor: 'middle',
  fill: vars.color.textOnDusk,
  ...inDark({ fill: vars.color.textOnAccent }),
})
export const lowest = style([label, { selectors: { '&&': { fontSize: '12px' } } }])

export const aside = style({
  alignSelf: 'start',
  borderTop: `3px solid ${vars.color.text}`,
  paddingTop: vars.space[12],
})
export const title = style({ ...type.h3, margin: 0 })
export const note = style({ ...type.small, margin: 0, marginBlock: vars.space[4], color: vars.color.textMuted })
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  fontWeight: vars.weight.strong,
})
globalStyle(`${row} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.accentText,
  textDecoration: 'none',
})
globalStyle(`${row} a:hover`, { textDecoration: 'underline' })
globalStyle(`${row} a:focus-visible`, focusRing)
export const dots = style({ flex: 1, borderBottom: `2px dotted ${vars.color.line}` })
export const more = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.weight.strong,
  color: vars.color.accentText,
  textDecoration: 'underline',
  cursor: 'pointer',
  ':focus-visible': focusRing,
})
export const legendTitle = style({
  ...type.small,
  margin: 0,
  marginTop: vars.space[12],
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.strong,
})
export const legend = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  marginTop: vars.space[8],
  display: 'grid',
  gap: vars.space[4],
})
export const entry = style({ ...type.small, display: 'flex', alignItems: 'center', gap: vars.space[12] })
export const sample = style({
  flex: 'none',
  width: '2.5rem',
  height: '1.25rem',
  border: `1px solid ${vars.color.lineStrong}`,
})
