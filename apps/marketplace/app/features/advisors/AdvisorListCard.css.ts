import { media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'
import { card as linkedCard } from './counties/CountiesMap.css'

export const card = style([
  linkedCard,
  {
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gap: vars.space[16],
    padding: '0.875rem',
    border: `1px solid ${vars.color.line}`,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.tile,
    '@media': { [media.dialog]: { padding: '1.125rem' } },
  },
])
export const person = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
})
export const about = style({ display: 'grid', gap: vars.space[4] })
export const quote = style({
  ...type.body,
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: '1.0625rem',
  lineHeight: 1.35,
  margin: 0,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
  paddingTop: vars.space[12],
})
/** As wide as a short time, so a long button goes below. */
export const facts = style({ flex: '1 1 11.5rem' })
export const free = style({
  ...type.small,
  display: 'flex',
  gap: vars.space[8],
  margin: 0,
  fontWeight: vars.weight.bold,
})
const pane = style({
  position: 'relative',
  flex: 'none',
  width: '0.9375rem',
  height: '0.9375rem',
  marginTop: '0.25rem',
  border: '1.5px solid currentColor',
  borderRadius: '2px',
  // The glazing bars.
  selectors: {
    '&::before, &::after': { content: '', position: 'absolute', background: 'currentColor' },
    '&::before': { insetBlock: 0, insetInlineStart: 'calc(50% - 0.5px)', width: '1px' },
    '&::after': { insetInline: 0, insetBlockStart: 'calc(50% - 0.5px)', height: '1px' },
  },
})
export const dark = style([pane, { color: vars.color.textMuted }])
export const lit = style([pane, { background: vars.color.lamp, color: vars.color.inkOnLamp }])
