import { style } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

export const panel = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[4]} 0 ${vars.space[4]} ${vars.space[16]}`,
  borderInlineStart: `4px solid ${vars.color.lamp}`,
  ...type.small,
})

export const title = style({ ...type.capitals, color: vars.color.text })
