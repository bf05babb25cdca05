import { style } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

export const ledger = style({ borderBlock: `2px solid ${vars.color.text}` })

export const row = style({
  paddingBlock: vars.space[12],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const line = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[8] })

/** The dots that lead the eye from label to figure. */
export const leader = style({
  flex: '1 1 1.5rem',
  minWidth: '1.5rem',
  borderBlockEnd: `2px dotted ${vars.color.lineStrong}`,
  translate: '0 -0.25em',
})

export const figure = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' })

export const total = style({ fontSize: vars.text.lead, fontWeight: vars.weight.bold })

export const note = style({ ...type.fine, color: vars.color.textMuted })
