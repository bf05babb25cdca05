import { focusRing, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const frame = style({
  position: 'relative',
  flex: '1 1 auto',
  width: '100%',
  minHeight: '13rem',
  height: '100%',
})
export const canvas = style({ position: 'absolute', inset: 0 })
/** The map's own style sheet, which loads later, decides how this element is positioned. */
export const container = style({ width: '100%', height: '100%' })
globalStyle(`${canvas} canvas:focus-visible`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' })
globalStyle(`${canvas} .maplibregl-popup-content`, { padding: 0, background: 'none', boxShadow: 'none' })
globalStyle(`${canvas} .maplibregl-popup-tip`, { display: 'none' })
globalStyle(`${canvas} .maplibregl-ctrl-attrib`, {
  ...type.fine,
  fontFamily: vars.font.text,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
})
// Its icon is black in both themes.
globalStyle(`${canvas} .maplibregl-ctrl-attrib-button`, {
  backgroundColor: 'white',
  borderRadius: vars.radius.m,
  width: vars.size.target,
  height: vars.size.target,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
})
globalStyle(`${canvas} .maplibregl-ctrl-attrib.maplibregl-compact`, {
  minHeight: vars.size.target,
  minWidth: vars.size.target,
  padding: `${vars.space[12]} ${vars.space[44]} ${vars.space[12]} ${vars.space[12]}`,
  borderRadius: vars.radius.m,
})
globalStyle(`${canvas} .maplibregl-ctrl-attrib.maplibregl-compact:not(.maplibregl-compact-show)`, { padding: 0 })

globalStyle(`${canvas} .maplibregl-ctrl-scale`, {
  ...type.fine,
  fontFamily: vars.font.text,
  borderColor: vars.color.text,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
})

export const tools = style({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
  insetInlineEnd: vars.space[12],
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[8],
  pointerEvents: 'none',
})
globalStyle(`${tools} button`, { pointerEvents: 'auto', boxShadow: vars.shadow.float })
globalStyle(`${tools} button:focus-visible`, focusRing)
export const searches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
export const zooms = style({ display: 'grid', gap: vars.space[8] })
export const hint = style({
  ...type.small,
  margin: 0,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
})
export const notice = style([
  hint,
  // Above the scale.
  { position: 'absolute', zIndex: 3, insetBlockEnd: vars.space[12], insetInlineStart: vars.space[12], maxWidth: '80%' },
])
