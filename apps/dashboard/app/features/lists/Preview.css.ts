import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Stays on the screen while the list scrolls, and scrolls on its own. */
export const pane = style({
  position: 'sticky',
  top: space[16],
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  minWidth: 0,
  // Above the bar with the keyboard shortcuts.
  maxHeight: 'calc(100vh - 7.5rem)',
  overflowY: 'auto',
  padding: space[20],
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto auto',
  alignItems: 'center',
  gap: space[8],
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingBlockEnd: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
})
