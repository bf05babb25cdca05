import { vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const base = style({
  // The focused heading and the button have the colors of the night.
  vars: { [vars.color.text]: vars.color.textOnDusk, [vars.color.textMuted]: vars.color.textOnDusk },
  zIndex: 1,
  display: 'grid',
  gridTemplateRows: 'auto minmax(12rem, 1fr)',
  background: vars.color.surfaceDusk,
  color: vars.color.textOnDusk,
  textAlign: 'center',
  overflow: 'auto',
})

/** Over the whole sheet, or within a conversation. */
export const places = styleVariants({
  sheet: [base, { position: 'absolute', inset: 0 }],
  column: [base, { borderRadius: vars.radius.m }],
})

export const words = style({
  display: 'grid',
  gap: vars.space[12],
  justifyItems: 'center',
  padding: `clamp(3.5rem, 9vh, 5rem) ${vars.space[20]} ${vars.space[16]}`,
})

/** The button has dark text on its light background. */
export const actions = style({ vars: { [vars.color.accentText]: vars.color.inkOnLamp }, minHeight: vars.size.button })
