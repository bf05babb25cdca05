import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** As wide as the questions. */
export const page = style({
  display: 'grid',
  gap: vars.space[24],
  width: '100%',
  maxWidth: vars.size.modalMax,
  marginInline: 'auto',
  paddingBlock: vars.space[24],
})
