import { focusRing, lightsUp, type, vars } from '@pkg/ui'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

/** `onPicture` is at the top right of a picture. */
export const looks = styleVariants({
  plain: { display: 'inline-block' },
  onPicture: {
    position: 'absolute',
    insetBlockStart: vars.space[8],
    insetInlineEnd: vars.space[8],
    zIndex: 1,
    display: 'grid',
    justifyItems: 'end',
  },
})

export const button = style({
  ...type.small,
  ...lightsUp,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  // As wide as its longer word, so the page doesn't shift.
  minWidth: '6.75rem',
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover': { borderColor: vars.color.text },
    '&[data-saved]': {
      background: vars.color.surfaceLamp,
      borderColor: vars.color.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.text}`,
    },
  },
})
globalStyle(`${button}[data-saved] svg`, { fill: vars.color.lamp })
