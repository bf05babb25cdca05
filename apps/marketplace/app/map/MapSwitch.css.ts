import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

const height = '3.5rem'
const offset = `calc(${vars.space[12]} + env(safe-area-inset-bottom))`

/** The button that switches between map and list, 56 pixels high. */
export const control = style({
  ...type.body,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minHeight: height,
  paddingInline: vars.space[24],
  border: 0,
  background: vars.color.surfaceBand,
  color: vars.color.textOnDusk,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
})
globalStyle(`a${control}`, { color: vars.color.textOnDusk })
export const floating = style([
  control,
  {
    position: 'fixed',
    insetBlockEnd: offset,
    insetInlineStart: '50%',
    translate: '-50% 0',
    zIndex: 2,
    borderRadius: vars.radius.pill,
    boxShadow: vars.shadow.float,
    ':focus-visible': focusRing,
    '@media': { [media.laptop]: { display: 'none' }, [media.print]: { display: 'none' } },
  },
])
/** The page's end stays readable above the button. */
globalStyle(`body:has(${floating})`, {
  paddingBottom: `calc(${height} + 2 * ${vars.space[12]})`,
  '@media': { [media.laptop]: { paddingBottom: 0 } },
})
