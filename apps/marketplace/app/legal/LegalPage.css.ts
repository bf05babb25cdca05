import { media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[32],
  '@media': { [media.dialog]: { paddingBlock: vars.space[64] } },
})

export const article = style({ overflowWrap: 'anywhere' })

globalStyle(`${article} h2`, { ...type.h3, marginBlock: `${vars.space[32]} ${vars.space[8]}` })
globalStyle(`${article} p`, { marginBlock: vars.space[12] })
globalStyle(`${article} ul`, { listStyle: 'disc', marginBlock: vars.space[12], paddingInlineStart: vars.space[20] })
globalStyle(`${article} li`, { marginBlock: vars.space[8] })
globalStyle(`${article} a`, { color: vars.color.accent })
