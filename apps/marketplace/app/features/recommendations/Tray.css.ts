import { focusRing, media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** At the end of the page on a phone, which has its own bars, and at the bottom of a wider screen. */
export const bar = style({
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  paddingBlock: vars.space[4],
  '@media': {
    [media.laptop]: { position: 'sticky', insetBlockEnd: 0, zIndex: 3 },
    [media.print]: { display: 'none' },
  },
})

export const tray = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space[8],
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})
export const tabs = style({ display: 'flex', flexWrap: 'wrap' })
export const tab = style({
  ...type.small,
  minHeight: vars.size.target,
  paddingInline: vars.space[12],
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { borderBottomColor: vars.color.accent }, '&:focus-visible': focusRing },
})
/** The tiles are in a row that scrolls, with the hidden words in them: positioned, so these don't widen the page. */
export const panel = style({
  position: 'relative',
  overflow: 'auto',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.laptop]: { maxHeight: '60vh' } },
})
export const tiles = style({
  display: 'flex',
  gap: vars.space[16],
  listStyle: 'none',
  margin: 0,
  padding: vars.space[4],
})
export const tile = style({ flex: 'none', width: 'min(20rem, 85vw)' })
export const failure = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start' })
