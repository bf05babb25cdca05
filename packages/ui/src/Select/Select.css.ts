import { style } from '@vanilla-extract/css'
import { input } from '../TextField/TextField.css'
import { vars } from '../theme/vars.css'

export const select = style([
  input,
  { appearance: 'none', paddingInlineEnd: vars.space[44], cursor: 'pointer', textOverflow: 'ellipsis' },
])
