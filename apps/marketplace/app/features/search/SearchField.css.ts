import { focusRing, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const box = style({ position: 'relative', display: 'grid', gap: vars.space[8], minWidth: 0 })

export const label = style({
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  selectors: { '&:has(> span:only-child)': { display: 'contents' } },
})

export const error = style({ margin: 0, color: vars.color.critical, fontWeight: vars.weight.semibold })

export const frame = style({ position: 'relative', display: 'grid' })

export const input = style({
  width: '100%',
  minHeight: vars.size.field,
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[44]} ${vars.space[12]}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: vars.text.body,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"]': { borderColor: vars.color.critical, borderWidth: 2 },
  },
})

export const icon = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: vars.space[12],
  display: 'flex',
  translate: '0 -50%',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
