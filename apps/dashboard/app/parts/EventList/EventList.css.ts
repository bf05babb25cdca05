import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

/** A line on the left joins the events. */
export const event = style({
  display: 'grid',
  gap: space[4],
  padding: `0 0 ${space[16]} ${space[16]}`,
  borderInlineStart: `2px solid ${color.line}`,
})

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[16]}`,
  margin: 0,
})

export const time = style({ color: color.textMuted, fontSize: vars.text.fine, whiteSpace: 'nowrap' })

export const line = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: vars.size.measure })

export const actor = style({ ...type.fine, margin: 0, color: color.textMuted })
