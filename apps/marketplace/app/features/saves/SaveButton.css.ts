import { focusRing, lightsUp, type, vars } from '@pkg/ui'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

/** `onPicture` is round, at the top right of a picture. */
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

const base = style({
  ...type.small,
  ...lightsUp,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  border: `1px solid ${vars.color.lineStrong}`,
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
globalStyle(`${base}[data-saved] svg`, { fill: vars.color.lamp })

export const buttons = styleVariants({
  // As wide as its longer word, so the page doesn't shift.
  plain: [base, { minWidth: '6.75rem', paddingInline: vars.space[12], borderRadius: vars.radius.m }],
  onPicture: [
    base,
    { width: vars.size.target, padding: 0, borderColor: 'transparent', borderRadius: vars.radius.pill },
  ],
})
