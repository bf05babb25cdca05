import { vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const menu = style({ position: 'relative' })

export const summary = style({
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

const panel = style({
  position: 'absolute',
  zIndex: 3,
  insetInlineStart: 0,
  display: 'grid',
  gap: vars.space[8],
  width: 'max-content',
  minWidth: '12rem',
  maxWidth: 'min(22rem, 80vw)',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: vars.space[12],
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.float,
})

export const panels = styleVariants({
  down: [panel, { insetBlockStart: `calc(100% + ${vars.space[4]})` }],
  'down-end': [
    panel,
    { insetBlockStart: `calc(100% + ${vars.space[4]})`, insetInlineStart: 'auto', insetInlineEnd: 0 },
  ],
  up: [panel, { insetBlockEnd: `calc(100% + ${vars.space[4]})` }],
})
