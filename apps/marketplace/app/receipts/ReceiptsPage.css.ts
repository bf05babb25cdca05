import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[32],
  '@media': { [media.dialog]: { paddingBlock: vars.space[64] } },
})

export const details = style({
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&[open]': { paddingBlockEnd: vars.space[8] } },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.accent,
  cursor: 'pointer',
  textDecoration: 'underline',
})

export const list = style({ margin: 0, paddingInlineStart: vars.space[20] })
