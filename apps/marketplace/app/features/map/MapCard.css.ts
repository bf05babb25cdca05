import { focusRing, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'start',
  width: 'min(22rem, 84vw)',
  height: '100%',
  padding: vars.space[12],
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  fontFamily: vars.font.text,
  textAlign: 'start',
})
export const litCard = style([card, { borderColor: vars.color.text, boxShadow: `0 0 0 4px ${vars.color.lamp}` }])
/** The whole house, or the whole photo, next to what it costs. [LOOK-004] */
export const picture = style({
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
})
export const body = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  justifyItems: 'start',
})
/** Leaves room for the button that closes the card. */
export const name = style({
  ...type.small,
  margin: 0,
  paddingRight: vars.space[32],
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
})
export const price = style({ ...type.small, margin: 0, fontWeight: vars.weight.strong })
export const fee = style({ ...type.fine, margin: 0, color: vars.color.textMuted })
export const details = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.weight.strong,
  ':focus-visible': focusRing,
})
export const close = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 })
