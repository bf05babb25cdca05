import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const line = style({ ...type.fine, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const about = style([line, { color: vars.color.textMuted }])

export const mark = style({ color: vars.color.text })

export const next = style([line])

/** How long it has been there, and the budget at the end. */
export const foot = style({
  ...type.fine,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[8],
})
