import { style, styleVariants } from '@vanilla-extract/css'
import { lightsUp } from '../theme/light'
import { vars } from '../theme/vars.css'

export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
})

export const panes = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem' })

const pane = style({
  position: 'relative',
  width: '1.25rem',
  height: '1.25rem',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  color: vars.color.lineStrong,
  ...lightsUp,
  // The glazing bars.
  selectors: {
    '&::before, &::after': { content: '', position: 'absolute', background: 'currentColor' },
    '&::before': { insetBlock: 0, insetInlineStart: 'calc(50% - 0.5px)', width: '1px' },
    '&::after': { insetInline: 0, insetBlockStart: 'calc(50% - 0.5px)', height: '1px' },
  },
})

const lit = { background: vars.color.lamp, color: vars.color.inkOnLamp }

/** A window of the street: dark before the step, lit after it, and framed at it. */
export const windows = styleVariants({
  dark: [pane],
  lit: [pane, lit],
  here: [pane, lit, { borderColor: vars.color.text, borderWidth: 2, boxShadow: `0 0 0 2px ${vars.color.surfaceLamp}` }],
})
