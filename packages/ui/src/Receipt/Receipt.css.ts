import { style, styleVariants } from '@vanilla-extract/css'
import { windows } from '../ProgressWindows/ProgressWindows.css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

export const receipt = style({ borderBlockEnd: `1.5px dashed ${vars.color.lineStrong}` })

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  borderBlockStart: `1.5px dashed ${vars.color.lineStrong}`,
})

export const compactRow = style([
  row,
  { gap: vars.space[12], paddingBlock: vars.space[4], lineHeight: vars.leading.small },
])

const light = style({ flex: 'none', marginBlockStart: '0.2em' })
export const lights = styleVariants({
  lit: [windows.lit, light],
  half: [windows.dark, light, { backgroundImage: `linear-gradient(to top, ${vars.color.lamp} 50%, transparent 50%)` }],
  dark: [windows.dark, light],
})

export const picture = style({
  flex: 'none',
  width: '6rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'bottom',
  borderRadius: vars.radius.m,
  filter: vars.filter.drawing,
})

export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: vars.space[4] })
export const who = style({ fontWeight: vars.weight.bold })
export const what = style({ fontSize: vars.text.small, lineHeight: vars.leading.small })

export const sent = style({
  ...type.fine,
  display: 'flex',
  gap: vars.space[4],
  color: vars.color.textMuted,
})
