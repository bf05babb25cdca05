import { focusRing, type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  padding: `${vars.space[44]} ${vars.space[16]}`,
  background: vars.color.veil,
})

export const modal = style({
  width: 'min(40rem, 100%)',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.dialog,
})

/** It scrolls as a whole, because what scrolls needs something in it that the keyboard focuses, which is the field. */
export const dialog = style({
  ...type.dash,
  display: 'grid',
  maxHeight: `calc(100vh - 2 * ${vars.space[44]})`,
  overflowY: 'auto',
  borderRadius: 'inherit',
  outline: 'none',
})

export const field = style({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  background: vars.color.surfaceRaised,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const input = style({
  width: '100%',
  minHeight: vars.size.field,
  padding: `0 ${vars.space[20]}`,
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.l,
  font: 'inherit',
  fontSize: vars.text.body,
  selectors: { '&:focus-visible': focusRing },
})

export const menu = style({ padding: vars.space[8], outline: 'none' })

export const header = style({
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[4]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.fine,
  fontWeight: vars.weight.bold,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: vars.size.target,
  padding: `0 ${vars.space[12]}`,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.surfaceTint, boxShadow: `inset 3px 0 0 ${vars.color.accent}` },
  },
})

export const detail = style({ color: vars.color.textMuted, fontSize: vars.text.fine, textAlign: 'end' })

export const empty = style({ margin: 0, padding: vars.space[16], color: vars.color.textMuted })
