import { media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

/** The picture is above the text on a phone, and left of it on a wider screen. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  '@media': { [media.dialog]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
})
export const pictureLink = style({ display: 'block', minHeight: '100%' })
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  '@media': { [media.dialog]: { height: '100%', aspectRatio: 'auto' } },
})
export const body = style({ display: 'grid', gap: vars.space[8], padding: vars.space[20] })
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })
export const name = style({ ...type.h3, margin: 0, minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${name} a`, { color: 'inherit', textDecoration: 'none' })
globalStyle(`${name} a:hover`, { textDecoration: 'underline' })
export const noteForm = style({
  display: 'grid',
  gap: vars.space[12],
  justifyItems: 'start',
  paddingBlock: vars.space[8],
})
globalStyle(`${noteForm} > div`, { width: '100%' })
