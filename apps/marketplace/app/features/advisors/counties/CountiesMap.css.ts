import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { advisorsPerPage } from '../advisors-per-page'

const tint = (share: number) => `color-mix(in oklab, ${vars.color.accent} ${share}%, ${vars.color.mapLand})`

export const drawing = style({ display: 'block', width: '100%', height: '100%' })
export const land = style({ fill: vars.color.surfaceRaised })
/** A state that someone serves throughout. */
export const state = style({ fill: tint(12) })
export const county = style({ fill: tint(38), stroke: vars.color.accent, vectorEffect: 'non-scaling-stroke' })
export const lines = style({ stroke: vars.color.mapLine, strokeOpacity: 0.45 })
export const borders = style({ fill: 'none', stroke: vars.color.text, strokeOpacity: 0.75 })
export const own = style({
  fill: vars.color.lamp,
  stroke: vars.color.text,
  strokeWidth: 1.6,
  vectorEffect: 'non-scaling-stroke',
  selectors: { '[data-counties]&': { opacity: 0, transition: `opacity ${vars.motion.fast} ${vars.motion.ease}` } },
})
export const dot = style({
  fill: vars.color.text,
  stroke: vars.color.mapHalo,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  pointerEvents: 'none',
})
export const name = style({
  fontFamily: vars.font.text,
  fontWeight: vars.weight.strong,
  textAnchor: 'middle',
  dominantBaseline: 'middle',
  fill: vars.color.text,
  stroke: vars.color.mapHalo,
  strokeWidth: '0.22em',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  pointerEvents: 'none',
})
export const marks = styleVariants({
  wide: { display: 'none', '@media': { [media.laptop]: { display: 'inline' } } },
  narrow: { '@media': { [media.laptop]: { display: 'none' } } },
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const entry = style({ ...type.fine, display: 'flex', alignItems: 'center', gap: vars.space[8] })
export const sample = style({
  width: '1rem',
  height: '1rem',
  border: `1px solid ${vars.color.text}`,
  borderRadius: vars.radius.s,
})

export const list = style({ maxHeight: '24rem', overflowY: 'auto' })
export const opener = style({
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
export const listState = style({ ...type.small, margin: 0, marginTop: vars.space[8], fontWeight: vars.weight.strong })
export const rows = style({
  ...type.small,
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** The cards and the map, of which one lights the other. */
export const linked = style({})
export const card = style({ borderRadius: vars.radius.l })
const lit = { outline: `2px solid ${vars.color.text}`, boxShadow: `0 0 0 6px ${vars.color.lamp}` }
globalStyle(`${card}:is(:hover, :focus-within)`, lit)
globalStyle('[data-counties]:hover', { opacity: 1 })
for (let slot = 0; slot < advisorsPerPage; slot += 1) {
  const [ofCard, ofMap] = [`[data-advisor="${slot}"]`, `[data-counties="${slot}"]`]
  globalStyle(`${linked}:has(${ofCard}:is(:hover, :focus-within)) ${ofMap}`, { opacity: 1 })
  globalStyle(`${linked}:has(${ofMap}:hover) ${ofCard}`, lit)
}
