import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const choice = style({
  minHeight: vars.size.target,
  padding: `0 ${vars.space[8]}`,
  color: vars.color.text,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.s,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surfaceTint } },
})

export const picker = style({ display: 'grid', gap: vars.space[12], justifyItems: 'start', width: 'min(20rem, 80vw)' })
