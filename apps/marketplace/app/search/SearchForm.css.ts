import { focusRing, media, vars } from '@pkg/ui'
import { style, styleVariants } from '@vanilla-extract/css'

const plain = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.dialog]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
})

const raised = style({
  padding: vars.space[20],
  maxWidth: '40rem',
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
})

export const form = styleVariants({
  plain: [plain],
  raised: [plain, raised],
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
