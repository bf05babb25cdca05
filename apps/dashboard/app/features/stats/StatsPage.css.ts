import { vars } from '@pkg/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'end',
  gap: space[12],
})

export const label = style({ color: color.textMuted, fontSize: vars.text.small })

export const before = style({ display: 'block', margin: 0, color: color.textMuted, fontSize: vars.text.small })

export const figure = style({ display: 'inline-grid', justifyItems: 'start', fontVariantNumeric: 'tabular-nums' })

/** As tall as a number that is a link, so all numbers of a line are level. */
export const plainFigure = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target })

/** The table comes first for screen readers and the keyboard, and the chart is above it on screens. */
export const tableAndChart = style({ display: 'flex', flexDirection: 'column', gap: space[20], minWidth: 0 })

/** The numbers of a table end below each other, also where its columns are rows. */
globalStyle(`${tableAndChart} ${figure}`, { justifyItems: 'end' })

/** A chart keeps its size, so its text stays readable, and scrolls on phones. */
export const chart = style({ maxWidth: '100%', overflowX: 'auto', margin: 0, order: -1 })

export const drawing = style({ display: 'block', minWidth: '40rem', maxWidth: '60rem', height: 'auto', fontSize: 13 })

globalStyle(`${drawing} text`, { fill: color.text, fontFamily: vars.font.text })

export const axis = style({ stroke: color.line, strokeWidth: 1 })

export const part = style({ fill: color.accent })

export const rest = style({ stroke: color.accentText, strokeWidth: 1 })

export const stripe = style({ stroke: color.accentText, strokeWidth: 2 })

export const dotGround = style({ fill: color.surfacePage })

export const dot = style({ fill: color.text })

/** Where the bar of the previous period ends. */
export const mark = style({ stroke: color.text, strokeWidth: 2, strokeDasharray: '5 4' })

/** The line stays visible on columns. */
export const lineGround = style({ fill: 'none', stroke: color.surfacePage, strokeWidth: 5 })

export const line = style({ fill: 'none', stroke: color.text, strokeWidth: 2, strokeDasharray: '5 4' })

export const levels = styleVariants({
  0: { fill: color.surfaceSunken },
  1: { fill: color.accent, fillOpacity: 0.2 },
  2: { fill: color.accent, fillOpacity: 0.4 },
  3: { fill: color.accent, fillOpacity: 0.6 },
  4: { fill: color.accent, fillOpacity: 0.85 },
})

export const busiest = style({ fill: 'none', stroke: color.text, strokeWidth: 3 })

/** The exit survey is next to the numbers where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[32],
  '@media': { '(min-width: 90rem)': { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})

export const definitions = style({ display: 'grid', gap: space[8], margin: 0, paddingBlockStart: space[12] })
