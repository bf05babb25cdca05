import { focusRing, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const categories = style({ columnWidth: '16rem', columnGap: vars.space[32] })
export const category = style({ breakInside: 'avoid', marginBottom: vars.space[24] })
export const list = style({ listStyle: 'none', margin: `${vars.space[8]} 0 0`, padding: 0 })
globalStyle(`${list} li`, { ...type.small, display: 'flex', gap: vars.space[8], paddingBlock: vars.space[4] })

export const others = style({
  ...type.small,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
})
globalStyle(`${others} > summary`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[16],
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
})
globalStyle(`${others} > summary:focus-visible`, focusRing)
globalStyle(`${others} > ${list}`, {
  columnWidth: '14rem',
  margin: 0,
  padding: `0 ${vars.space[16]} ${vars.space[16]}`,
  color: vars.color.textMuted,
})
