import { fieldRow, focusRing, media, vars } from '@pkg/ui'
import { style, styleVariants } from '@vanilla-extract/css'

const plain = {
  display: 'grid',
  gap: vars.space[12],
  ...fieldRow,
  '@media': { [media.dialog]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
} as const

export const form = styleVariants({
  plain,
  inHeader: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[8] },
})

export const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  border: 0,
  borderRadius: vars.radius.m,
  background: vars.color.accent,
  color: vars.color.textOnAccent,
  cursor: 'pointer',
  ':focus-visible': focusRing,
})
