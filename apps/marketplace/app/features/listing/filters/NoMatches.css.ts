import { focusRing, media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const changes = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[20],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
})
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '676 / 440',
  objectFit: 'cover',
  objectPosition: 'bottom',
  borderRadius: vars.radius.m,
  background: vars.color.surfaceDusk,
})
export const list = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const change = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  minHeight: '4rem',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  textDecoration: 'none',
  ':focus-visible': focusRing,
  '@media': { [media.hover]: { ':hover': { background: vars.color.surfaceTint } } },
})
/** The smallest change, which is lit. */
export const nearest = style([change, { borderColor: vars.color.text, background: vars.color.surfaceLamp }])
export const label = style({ ...type.body, flex: 1, fontWeight: vars.weight.strong, minWidth: 0 })
export const detail = style({ ...type.small, display: 'block', fontWeight: vars.weight.regular })
export const count = style({ ...type.small, flex: 'none', fontWeight: vars.weight.bold })
export const pane = style({
  position: 'relative',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
})
export const litPane = style([pane, { borderColor: vars.color.inkOnLamp, background: vars.color.lamp }])
export const outside = style({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: vars.space[8] })
export const miss = style({
  ...type.small,
  justifySelf: 'start',
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceLamp,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
})
