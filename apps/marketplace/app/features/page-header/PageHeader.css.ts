import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

const border = '1px'

export const header = style({
  background: vars.color.surfaceRaised,
  borderBottom: `${border} solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
})

/** One row, 60 px high with its border on a phone, and 68 px from a tablet up. What doesn't fit with larger text wraps. [LOOK-002] */
export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  minHeight: `calc(3.75rem - ${border})`,
  '@media': {
    [media.dialog]: { columnGap: vars.space[12], minHeight: `calc(4.25rem - ${border})` },
    [media.desktop]: { columnGap: vars.space[16] },
  },
})

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  marginInlineEnd: 'auto',
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.dialog]: { marginInlineEnd: 0 } },
})

const onDesktop = { display: 'none', '@media': { [media.desktop]: { display: 'flex' } } } as const

export const navigation = style({
  ...onDesktop,
  gap: `0 ${vars.space[20]}`,
  marginInline: `${vars.space[8]} auto`,
})

const link = {
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const

// As specific as two classes, because the base style of links comes later in some builds.
globalStyle(`${bar} a`, { color: vars.color.text })
globalStyle(`${navigation} a`, link)
globalStyle(`${navigation} a:hover`, { textDecoration: 'underline' })

export const account = style({ ...link, ...onDesktop, ':focus-visible': focusRing })
/** Its width doesn’t change with the number of saved communities. */
export const saved = style([account, { minWidth: '6rem' }])
export const linkInMenu = style({ gap: vars.space[8] })

/** The width of a target that doesn't grow with the text, so the header's buttons stay in one row on a phone. */
const buttonWidth = '44px'

export const phone = style({
  ...link,
  justifyContent: 'center',
  minWidth: buttonWidth,
  ':focus-visible': focusRing,
})
export const number = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline' } } })

/** Opens the menu. It works before scripts load. */
export const menu = style({ '@media': { [media.desktop]: { display: 'none' } } })

export const button = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: buttonWidth,
  minHeight: vars.size.target,
  borderRadius: vars.radius.m,
  listStyle: 'none',
  cursor: 'pointer',
  ':focus-visible': focusRing,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &': { background: vars.color.surfaceTint },
  },
})

/** Below the whole header, so it never covers another of its buttons. */
export const panel = style({
  position: 'absolute',
  zIndex: 21,
  top: '100%',
  insetInline: 0,
  display: 'grid',
  justifyItems: 'start',
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
})
globalStyle(`${panel} a`, {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.target,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
  textDecoration: 'none',
})

/** On a phone, the last row while the menu is open. */
export const search = style({
  display: 'none',
  flexBasis: '100%',
  order: 1,
  minWidth: 0,
  paddingBottom: vars.space[8],
  selectors: { [`${bar}:has(> ${menu}[open]) > &`]: { display: 'block' } },
  '@media': {
    [media.dialog]: { display: 'block', flex: '1 1 8rem', order: 0, paddingBottom: 0 },
    [media.desktop]: { maxWidth: '15rem' },
  },
})
