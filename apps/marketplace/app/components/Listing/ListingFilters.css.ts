import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const panel = style({
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
})
export const opener = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.button,
  paddingInline: vars.space[16],
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  borderRadius: vars.radius.l,
  ':focus-visible': focusRing,
})
export const fields = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  padding: `0 ${vars.space[16]} ${vars.space[16]}`,
  '@media': {
    [media.dialog]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const amenities = style({ gridColumn: '1 / -1', border: 0, margin: 0, padding: 0, minWidth: 0 })
globalStyle(`${amenities} legend`, { ...type.small, fontWeight: vars.weight.strong, padding: 0 })
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: `0 ${vars.space[16]}`,
})
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
})
