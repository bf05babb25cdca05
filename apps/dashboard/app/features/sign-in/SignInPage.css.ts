import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  minHeight: '100vh',
  padding: `${vars.space[24]} ${vars.space[16]}`,
  '@media': { [media.dialog]: { paddingBlockStart: vars.space[76] } },
})

export const card = style({
  display: 'grid',
  gap: vars.space[20],
  width: '100%',
  maxWidth: '26rem',
})
