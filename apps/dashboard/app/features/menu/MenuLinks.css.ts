import { focusRing, media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const column = style({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.laptop]: { display: 'grid' } },
})

/** Fixed at the foot, above what the page has there. */
export const bar = style({
  position: 'fixed',
  zIndex: 4,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  // Long words, such as “Communities”, get the room of short ones.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  margin: 0,
  padding: `0 0 env(safe-area-inset-bottom)`,
  listStyle: 'none',
  background: color.surfaceSunken,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.laptop]: { display: 'none' }, print: { display: 'none' } },
})

export const link = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minHeight: '3.75rem',
  padding: `${space[4]} ${space[4]}`,
  color: color.text,
  fontSize: vars.text.fine,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&[aria-current="page"]': {
      background: color.surfaceRaised,
      boxShadow: `inset 0 3px 0 ${color.accent}`,
      fontWeight: vars.weight.bold,
    },
    '&[aria-current="page"]:focus-visible': focusRing,
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.surfaceTint } } },
    [media.laptop]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: space[12],
      minHeight: vars.size.target,
      paddingInline: space[12],
      borderRadius: vars.radius.m,
      fontSize: 'inherit',
      textAlign: 'start',
      selectors: { '&[aria-current="page"]': { boxShadow: `inset 3px 0 0 ${color.accent}` } },
    },
  },
})

/** A part of the menu, and the saved views below all of them. */
export const group = style({
  marginBlockStart: space[12],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.line}`,
})

export const groupTitle = style({
  display: 'block',
  paddingInline: space[12],
  paddingBlockEnd: space[4],
  color: color.textMuted,
  fontSize: vars.text.fine,
  fontWeight: vars.weight.medium,
})

export const groupList = style({ margin: 0, padding: 0, listStyle: 'none' })

export const view = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: vars.size.target,
  paddingInline: space[12],
  borderRadius: vars.radius.m,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': { background: color.surfaceRaised, fontWeight: vars.weight.bold },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceTint } } } },
})

export const viewCount = style({
  fontSize: vars.text.fine,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
})

export const count = style({
  position: 'absolute',
  insetBlockStart: space[4],
  insetInlineStart: 'calc(50% + 0.7rem)',
  fontSize: vars.text.fine,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  '@media': {
    [media.laptop]: { position: 'static', marginInlineStart: 'auto', color: color.textMuted },
  },
})

export const more = style({ position: 'relative' })

export const others = style({
  position: 'absolute',
  bottom: '100%',
  insetInlineEnd: 0,
  minWidth: '13rem',
  maxHeight: '70vh',
  overflowY: 'auto',
  margin: 0,
  padding: space[8],
  listStyle: 'none',
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.float,
})
