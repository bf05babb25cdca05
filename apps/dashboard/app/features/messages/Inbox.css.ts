import { focusRing, media, type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, weight } = vars

/** The list, and next to it the conversation from 1280 px. */
export const split = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '23rem minmax(0, 1fr)' } },
})

export const list = style({ minWidth: 0 })

/** A conversation is a page of its own below 1280 px. */
export const listBesideThread = style({
  display: 'none',
  minWidth: 0,
  '@media': { [media.desktop]: { display: 'block' } },
})

/** From 1280 px, the list scrolls on its own above the bar of keys, so the conversation stays in view. */
export const scrolled = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: space[16],
      maxHeight: 'calc(100vh - 11rem)',
      overflowY: 'auto',
      paddingInlineEnd: space[8],
    },
  },
})

export const nothingOpen = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })

export const inbox = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const chip = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.size.target,
  paddingInline: space[16],
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&[aria-current="true"]': {
      background: color.surfaceLamp,
      border: `1.5px solid ${color.text}`,
      fontWeight: weight.bold,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceTint } } } },
})

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
})

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gap: space[4],
  minHeight: vars.size.target,
  padding: `${space[12]} ${space[12]}`,
  color: color.text,
  borderBlockEnd: `1px solid ${color.line}`,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current="page"]': { background: color.surfaceTint, boxShadow: `inset 3px 0 0 ${color.accent}` },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceTint } } } },
})

export const rowTop = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
})

export const name = style({ fontWeight: weight.medium })

export const unreadName = style({ fontWeight: weight.bold })

/** A lit pane. Its ink keeps it visible on light grounds. */
export const unreadMark = style({
  display: 'inline-block',
  width: '0.75rem',
  height: '0.75rem',
  marginInlineStart: space[8],
  background: color.lamp,
  border: `1.5px solid ${color.text}`,
  forcedColorAdjust: 'none',
})

export const fine = style({ ...type.fine, flexShrink: 0, color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const excerpt = style({
  ...type.small,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.textMuted,
})

export const failed = style({ color: color.critical })

export const replied = style({ color: color.positive })
