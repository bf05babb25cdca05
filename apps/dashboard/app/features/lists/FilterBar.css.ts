import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  paddingInline: vars.space[16],
  color: vars.color.text,
  background: vars.color.surfaceLamp,
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
})

export const fields = style({ display: 'grid', gap: vars.space[12], minWidth: '15rem' })

export const group = style({ display: 'grid', gap: vars.space[4], border: 0, margin: 0, padding: 0, minWidth: 0 })

export const legend = style({ fontWeight: vars.weight.strong, padding: 0 })
