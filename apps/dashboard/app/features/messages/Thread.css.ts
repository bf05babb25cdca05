import { focusRing, media, type, vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space, weight } = vars

export const thread = style({ display: 'grid', gap: space[16], minWidth: 0 })

/** From 1280 px, the list is next to the conversation. */
export const back = style({ '@media': { [media.desktop]: { display: 'none' } } })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const names = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' })

export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: color.accent,
  fontSize: vars.text.small,
  selectors: { '&:focus-visible': focusRing },
})

export const triage = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[8] })

export const option = style({
  minHeight: vars.size.target,
  padding: `${space[8]} ${space[12]}`,
  color: color.text,
  background: 'transparent',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.s,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceTint } } } },
})

export const undo = style({ display: 'flex' })

export const entries = style({ display: 'grid', gap: space[12], minWidth: 0 })

export const entryList = style({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = style({ display: 'grid', gap: space[12], minWidth: 0 })

export const day = style({
  ...type.small,
  margin: 0,
  color: color.textMuted,
  fontWeight: weight.bold,
  textAlign: 'center',
})

const side = style({ display: 'grid', gap: space[4], minWidth: 0, maxWidth: 'min(34rem, 88%)' })

export const ours = style([side, { justifySelf: 'end', justifyItems: 'end' }])

export const theirs = style([side, { justifySelf: 'start', justifyItems: 'start' }])

export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

const bubble = style([
  text,
  {
    minWidth: 0,
    maxWidth: '100%',
    padding: `${space[8]} ${space[16]}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.m,
  },
])

export const bubbles = styleVariants({
  ours: [bubble, { background: color.surfaceTint }],
  theirs: [bubble, { background: color.surfaceRaised }],
})

export const failedBubble = style([bubble, { border: `2px solid ${color.critical}` }])

export const fine = style({ ...type.fine, margin: 0, color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const failure = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `${space[4]} ${space[12]}`,
})

export const failureText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.critical,
  fontWeight: weight.bold,
})

const lamp = { background: color.surfaceLamp, border: `1.5px dashed ${color.text}`, borderRadius: vars.radius.m }

export const note = style({ ...lamp, display: 'grid', gap: space[4], padding: space[12], minWidth: 0 })

export const noteHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], margin: 0 })

export const composer = style({
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  padding: space[16],
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
})

/** Another ground and a dashed edge: no one sends a staff note to the family by mistake. */
export const noteComposer = style({ ...lamp, display: 'grid', gap: space[12], minWidth: 0, padding: space[16] })

/** Templates at the start, so their panel fits, and the button at the end. */
export const send = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: vars.size.target,
  color: color.accent,
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
})

export const templates = style({
  display: 'grid',
  gap: space[4],
  width: 'min(22rem, 80vw)',
  maxHeight: '50vh',
  overflowY: 'auto',
})

export const template = style({
  display: 'grid',
  gap: space[4],
  minHeight: vars.size.target,
  padding: space[8],
  color: color.text,
  borderRadius: vars.radius.s,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceTint } } } },
})

export const templateText = style({
  ...type.fine,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.textMuted,
})
