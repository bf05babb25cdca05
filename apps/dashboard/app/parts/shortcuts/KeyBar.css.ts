import { media, type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Shown only where a keyboard is likely: on wide screens with a fine pointer. */
export const bar = style({
  ...type.fine,
  display: 'none',
  position: 'sticky',
  // Above the menu at the foot of narrow screens.
  bottom: '3.75rem',
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

/** What doesn’t fit into one line is in the list of all keys. */
export const hints = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[20],
  flex: 1,
  minWidth: 0,
  height: '1.75rem',
  overflow: 'hidden',
})

export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4], height: '1.75rem' })

export const end = style({ display: 'flex', flex: 'none', marginInlineStart: 'auto' })
