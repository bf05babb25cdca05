import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** As many columns as fit: two in a form, and one in the side of a page or on a phone. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[16],
  alignItems: 'end',
})

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space[16],
  alignItems: 'end',
})

export const summary = style({ cursor: 'pointer', fontWeight: vars.weight.strong, paddingBlock: vars.space[8] })

export const boxes = style({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[8] })
