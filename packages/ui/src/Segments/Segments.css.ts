import { style } from '@vanilla-extract/css'
import { focusRing } from '../theme/focus'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

/** The row. For a site that needs the look without the script of `Segments`. */
export const group = style({
  display: 'inline-flex',
  // With larger text in a narrow menu.
  flexWrap: 'wrap',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
})

/** One button of the row. */
export const segment = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: vars.space[12],
  border: 0,
  borderRadius: `calc(${vars.radius.m} - 1.5px)`,
  background: 'transparent',
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  selectors: {
    '&:not(:first-child)': { borderInlineStart: `1px solid ${vars.color.line}` },
    '&[aria-pressed="true"]': {
      background: vars.color.surfaceTint,
      boxShadow: `inset 0 -3px 0 ${vars.color.accentText}`,
      color: vars.color.accentText,
    },
    '&:focus-visible': { ...focusRing, zIndex: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceSunken } } },
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } } },
  },
})
