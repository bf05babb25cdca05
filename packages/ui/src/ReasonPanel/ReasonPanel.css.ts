import { style } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

export const panel = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  paddingInlineStart: vars.space[16],
  borderInlineStart: `4px solid ${vars.color.lamp}`,
  ...type.small,
})

export const title = style({ ...type.capitals, color: vars.color.text })
