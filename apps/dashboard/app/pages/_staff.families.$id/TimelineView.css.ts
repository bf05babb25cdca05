import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.size.target,
  paddingInline: space[12],
  color: color.text,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.small,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: color.surfaceLamp, borderColor: color.text, fontWeight: vars.weight.bold },
  },
})

export const count = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const editor = style({ marginBlockStart: vars.space[4] })

export const edit = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.text.fine,
  textDecoration: 'underline',
  cursor: 'pointer',
})

export const editButtons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })
