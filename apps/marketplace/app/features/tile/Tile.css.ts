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
  // The button that saves the community is at its right.
  maxWidth: 'calc(100% - 9rem)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  pointerEvents: 'none',
})
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space[4],
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[16]}`,
  '@media': { [media.laptop]: { padding: vars.space[20] } },
})
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[12],
})
export const name = style({ ...type.h3, margin: 0, minWidth: 0, overflowWrap: 'anywhere' })
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
export const price = style({ paddingBlock: vars.space[4] })
export const priceDetail = style({ ...type.small, display: 'block' })
export const source = style({ ...type.fine, marginTop: 'auto', color: vars.color.textMuted })
export const amount = style({ ...type.price, display: 'block' })
export const fee = style({ ...type.fine, display: 'block', color: vars.color.textMuted })
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.25rem, 1fr))',
  gap: vars.space[8],
  paddingTop: vars.space[8],
})
