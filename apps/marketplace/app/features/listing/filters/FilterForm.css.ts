import { media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] })
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[16],
})
export const flags = style({ border: 0, margin: 0, padding: 0, minWidth: 0 })
export const legend = style({ ...type.body, padding: 0, fontWeight: vars.weight.bold })
export const hint = style({ ...type.small, margin: 0, color: vars.color.textMuted })
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: `0 ${vars.space[24]}`,
})
export const option = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })
export const count = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
/** Stays in view at the end of a long sheet. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[16]}`,
  paddingBlock: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  '@media': { [media.print]: { display: 'none' } },
})
/** As wide as the sheet on a phone. */
globalStyle(`${actions} > button`, { flex: '1 1 auto', '@media': { [media.dialog]: { flex: 'none' } } })
