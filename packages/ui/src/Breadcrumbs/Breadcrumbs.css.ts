import { globalStyle, style } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

export const list = style({ ...type.small, display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8] })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  color: vars.color.textMuted,
  selectors: { '&:not(:first-child)::before': { content: '"/" / ""' } },
})

globalStyle(`${item} a`, { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target })
