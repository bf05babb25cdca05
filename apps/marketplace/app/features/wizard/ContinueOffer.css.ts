import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** Above the page and its bars, below dialogs. */
export const offer = style({
  position: 'fixed',
  zIndex: 6,
  insetInline: vars.space[16],
  insetBlockEnd: vars.space[16],
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `5px solid ${vars.color.accent}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  '@media': { [media.dialog]: { insetInlineStart: 'auto', width: '26rem' }, [media.print]: { display: 'none' } },
})
