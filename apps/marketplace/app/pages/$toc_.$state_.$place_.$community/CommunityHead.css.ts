import { focusRing, media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** On a narrow screen, its parts are rows of the page's head, so the price comes before what to do with the community. [LOOK-006] */
export const head = style({
  display: 'contents',
  '@media': { [media.laptop]: { display: 'grid', gap: vars.space[4], minWidth: 0 } },
})
export const name = style({
  ...type.h1,
  margin: 0,
  fontSize: '2rem',
  '@media': { [media.dialog]: { fontSize: vars.text.h1 } },
})
export const row = style({
  display: 'contents',
  '@media': {
    [media.laptop]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      justifyContent: 'space-between',
      gap: `${vars.space[4]} ${vars.space[16]}`,
    },
  },
})
export const facts = style({
  display: 'flex',
  flex: '1 1 30rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[12]}`,
  minWidth: 0,
  marginTop: `calc(-1 * ${vars.space[8]})`,
  '@media': { [media.laptop]: { marginTop: 0 } },
})
export const score = style({ display: 'flex', alignItems: 'center', gap: `0 ${vars.space[4]}` })
export const reviews = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  selectors: { '&:focus-visible': focusRing },
})
export const actions = style({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [media.laptop]: { order: 0 } },
})
export const action = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing, '&:hover': { borderColor: vars.color.text } },
  '@media': { [media.print]: { display: 'none' } },
})
