import { focusRing, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const facts = style({ display: 'grid', gap: vars.space[16], margin: 0 })
export const term = style({ ...type.small, color: vars.color.textMuted })
export const fact = style({ margin: 0, fontWeight: vars.weight.strong })

export const details = style({ borderTop: `1px solid ${vars.color.line}` })
export const summary = style({
  ...type.body,
  minHeight: vars.size.target,
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
})
