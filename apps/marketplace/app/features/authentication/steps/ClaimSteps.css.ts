import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
})

/** Stays on one line, however long the address is. */
export const choice = style({ flexShrink: 0 })
