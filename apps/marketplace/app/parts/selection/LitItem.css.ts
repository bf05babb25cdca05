import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The same two cues as a lit pin: the text's color at the edge, and the lamp around it. */
export const lit = style({
  borderRadius: vars.radius.l,
  outline: `2px solid ${vars.color.text}`,
  boxShadow: `0 0 0 6px ${vars.color.lamp}`,
})
