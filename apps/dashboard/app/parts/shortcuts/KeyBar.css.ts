import { media, type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Shown only where a keyboard is likely: on wide screens with a fine pointer. */
export const bar = style({
  ...type.fine,
  display: 'none',
  position: 'sticky',
  // Above the menu at the foot of narrow screens.
  bottom: '3.75rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  // As high before scripts run.
  minHeight: `calc(${vars.size.target} + 2 * ${vars.space[4]})`,
  gap: `${vars.space[4]} ${vars.space[20]}`,
  padding: `${vars.space[4]} ${vars.space[24]}`,
  background: vars.color.surfaceSunken,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [`${media.dialog} and (pointer: fine)`]: { display: 'flex' },
    [media.laptop]: { bottom: 0 },
  },
})

export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })

export const end = style({ marginInlineStart: 'auto' })
