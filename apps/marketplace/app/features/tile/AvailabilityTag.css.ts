import { type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const tag = style({
  ...type.fine,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '1.75rem',
  paddingInline: vars.space[8],
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.s,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontWeight: vars.weight.bold,
})
export const day = style({ fontWeight: vars.weight.regular })

const pane = style({
  position: 'relative',
  flex: 'none',
  width: '1rem',
  height: '1rem',
  border: '1.5px solid currentColor',
  borderRadius: '2px',
  // The glazing bars.
  selectors: {
    '&::before, &::after': { content: '', position: 'absolute', background: 'currentColor' },
    '&::before': { insetBlock: 0, insetInlineStart: 'calc(50% - 0.5px)', width: '1px' },
    '&::after': { insetInline: 0, insetBlockStart: 'calc(50% - 0.5px)', height: '1px' },
  },
})
export const darkWindow = pane
export const litWindow = style([pane, { background: vars.color.lamp, color: vars.color.inkOnLamp }])
