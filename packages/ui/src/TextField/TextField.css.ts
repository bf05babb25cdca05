import { style } from '@vanilla-extract/css'
import { focusRing } from '../theme/focus'
import { vars } from '../theme/vars.css'

export const field = style({ position: 'relative', display: 'grid', gap: vars.space[8] })

export const label = style({ fontWeight: vars.weight.strong, lineHeight: 1.3 })

export const frame = style({ position: 'relative', display: 'grid' })

export const input = style({
  width: '100%',
  minHeight: vars.size.field,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: vars.text.body,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::file-selector-button': {
      marginInlineEnd: vars.space[12],
      padding: `${vars.space[4]} ${vars.space[12]}`,
      border: `1.5px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.s,
      background: vars.color.surfaceTint,
      color: vars.color.accentText,
      font: 'inherit',
      fontWeight: vars.weight.semibold,
    },
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"]': { borderColor: vars.color.critical, borderWidth: 2 },
    '&[readonly], &:disabled': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.line,
      color: vars.color.textMuted,
    },
  },
})

export const withIcon = style({ paddingInlineStart: vars.space[44] })

export const icon = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: vars.space[12],
  display: 'flex',
  translate: '0 -50%',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})

export const endIcon = style([icon, { insetInlineStart: 'auto', insetInlineEnd: vars.space[16] }])
