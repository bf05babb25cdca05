import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style({ ...type.dash, display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const item = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
})

export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[8] })

export const amount = style({ fontVariantNumeric: 'tabular-nums' })

export const within = style({ color: color.textMuted })

export const over = style({ color: color.caution, fontWeight: vars.weight.medium })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  cursor: 'pointer',
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
})
