import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const details = style({
  borderBlock: `1px solid ${vars.color.line}`,
  selectors: { '&[open]': { paddingBlockEnd: vars.space[16] } },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.space[44],
  color: vars.color.accentText,
  textDecoration: 'underline',
  cursor: 'pointer',
})

export const days = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, border: 0 })

export const legend = style({ padding: 0, fontWeight: vars.weight.semibold })
