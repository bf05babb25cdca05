import { style } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[32]} ${vars.space[16]}`,
  border: `1.5px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  textAlign: 'center',
})

export const house = style({
  width: '7.5rem',
  fill: vars.color.surfaceSunken,
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
})

export const window = style({ fill: vars.color.lamp, stroke: 'none' })

export const text = style({ ...type.small, maxWidth: '36rem', color: vars.color.textMuted })

export const action = style({ marginBlockStart: vars.space[8] })
