import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

/** Up to 300 px high. It moves what follows down, because it would cover the button on a phone. [UI-006, EDGE-009] */
export const menu = style({
  marginBlockStart: vars.space[8],
  maxHeight: 300,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  selectors: { '&:empty, &[hidden]': { display: 'none' } },
})

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  minHeight: vars.size.target,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.surfaceTint,
      outline: `2px solid ${vars.color.accentText}`,
      outlineOffset: -2,
    },
  },
})

export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.small })

export const status = style({ padding: `${vars.space[8]} ${vars.space[12]}`, color: vars.color.textMuted })
