import { globalStyle, style } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

/** Next to buttons, it gives way to them. */
export const nav = style({ minWidth: 0 })

/** Always one row, so the title below doesn't move. Where it's too long, the current page gives way first, because the title names it. */
export const list = style({
  ...type.small,
  display: 'flex',
  columnGap: vars.space[8],
  height: vars.size.target,
  lineHeight: vars.size.target,
})

export const item = style({
  display: 'flex',
  gap: vars.space[8],
  minWidth: 0,
  color: vars.color.textMuted,
  selectors: {
    // So much that the others don't lose a fraction of a pixel, which would cut a letter.
    '&:last-child': { flexShrink: 1_000_000 },
    '&:not(:first-child)::before': { content: '"/" / ""' },
  },
})

globalStyle(`${item} > *`, {
  display: 'block',
  minWidth: 0,
  lineHeight: 'inherit',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
