import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const header = style({ background: vars.color.surfaceRaised, borderBottom: `1px solid ${vars.color.line}` })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  minHeight: '4.25rem',
  paddingBlock: vars.space[8],
  '@media': { [media.dialog]: { columnGap: vars.space[24] } },
})

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.text,
  textDecoration: 'none',
})

/** On a narrow screen, the navigation has its own row from the first paint, so nothing moves while the rest arrives. */
export const navigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[20]}`,
  flexGrow: 1,
  flexBasis: '100%',
  '@media': { [media.dialog]: { flexBasis: 'auto' } },
})

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

export const phone = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
  textDecoration: 'none',
  order: 4,
  ':focus-visible': focusRing,
})

/** On a narrow screen, the account link is next to the logo so the rest fits on one line. */
export const account = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  marginInlineStart: 'auto',
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
  textDecoration: 'none',
  ':focus-visible': focusRing,
  '@media': { [media.dialog]: { order: 3, marginInlineStart: 0 } },
})

export const textSize = style({ display: 'none', '@media': { [media.dialog]: { display: 'block', order: 2 } } })
