import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const header = style({
  background: vars.color.surfaceRaised,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
})

/** One row on a wide screen. On a narrower one, the search has a row of its own from the first paint, so nothing moves while the rest arrives. */
export const bar = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[4]}`,
  minHeight: '4.25rem',
  paddingBlock: vars.space[8],
  '@media': { [media.dialog]: { columnGap: vars.space[12] }, [media.laptop]: { columnGap: vars.space[16] } },
})

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  marginInlineEnd: 'auto',
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.laptop]: { marginInlineEnd: 0 } },
})

const onWideScreens = { display: 'none', '@media': { [media.laptop]: { display: 'flex' } } } as const

export const navigation = style({ ...onWideScreens, gap: `0 ${vars.space[16]}`, marginInlineEnd: 'auto' })

const link = {
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
  textDecoration: 'none',
  ':focus-visible': focusRing,
} as const

globalStyle(`${navigation} a`, {
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
  textDecoration: 'none',
})
globalStyle(`${navigation} a:hover`, { textDecoration: 'underline' })

export const textSize = style(onWideScreens)

export const account = style({ ...link, ...onWideScreens, alignItems: 'center', whiteSpace: 'nowrap' })
/** Its width doesn’t change with the number of saved communities. */
export const saved = style([account, { minWidth: '6rem' }])
/** The other language. The menu and the footer have it on narrower screens. */
export const language = style({ ...link, display: 'none', '@media': { [media.desktop]: { display: 'flex' } } })
export const linkInMenu = style({ gap: vars.space[8] })

/** The width of a target that doesn't grow with the text, so the header's buttons stay in one row on a phone. */
const buttonWidth = '44px'

export const phone = style({ ...link, justifyContent: 'center', minWidth: buttonWidth })
export const number = style({ display: 'none', '@media': { [media.laptop]: { display: 'inline' } } })

/** A button that opens a panel below the header. It works before scripts load. */
export const opener = style({ '@media': { [media.laptop]: { display: 'none' } } })

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

export const letters = style({ fontWeight: vars.weight.strong, fontSize: vars.text.fine })
export const largeLetter = style({ fontSize: vars.text.lead })

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

/** Below a wide screen, the last row. */
export const search = style({
  flexBasis: '100%',
  order: 1,
  minWidth: 0,
  '@media': { [media.desktop]: { flex: '1 1 10rem', maxWidth: '24rem', order: 0 } },
})
