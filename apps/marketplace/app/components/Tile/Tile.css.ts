import { media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.tile,
})

export const pictures = style({ position: 'relative', background: vars.color.surfaceSunken })

export const tags = style({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  pointerEvents: 'none',
})
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space[8],
  padding: '1.125rem',
  '@media': { [media.laptop]: { padding: vars.space[20] } },
})
export const name = style({ ...type.h3, margin: 0, overflowWrap: 'anywhere' })
globalStyle(`${name} a`, { color: 'inherit', textDecoration: 'none' })
globalStyle(`${name} a:hover`, { textDecoration: 'underline' })
export const line = style({ ...type.small, margin: 0 })
export const strong = style({ fontWeight: vars.weight.strong })
export const muted = style({ color: vars.color.textMuted })
export const text = style({
  ...type.small,
  margin: 0,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const quote = style([text, { fontFamily: vars.font.display, fontStyle: 'italic' }])
export const price = style({
  marginTop: 'auto',
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
})
export const amount = style({ ...type.price, display: 'block' })
export const fee = style({ ...type.fine, display: 'block', color: vars.color.textMuted })
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.25rem, 1fr))',
  gap: vars.space[8],
  paddingTop: vars.space[8],
})
