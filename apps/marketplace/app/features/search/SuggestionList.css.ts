import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const list = style({
  position: 'absolute',
  zIndex: 20,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space[8]})`,
  maxHeight: 'min(28rem, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const heading = style({
  ...type.fine,
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[4]}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.textMuted,
})

export const option = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.size.target,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-selected="true"]': {
      background: vars.color.surfaceTint,
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: -2,
    },
  },
})

export const name = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' })
export const hint = style({ ...type.small, color: vars.color.textMuted })
