import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const panel = style({
  ...type.small,
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  borderRadius: vars.radius.m,
  background: vars.color.surfaceTint,
})

export const title = style({ fontWeight: vars.weight.bold })

export const fact = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[12] })

export const mark = style({ paddingBlockStart: '0.1em', color: vars.color.accentText })

export const facts = style({ display: 'grid', gap: vars.space[8] })

/** A phone number never wraps. */
export const number = style({ whiteSpace: 'nowrap' })
