import { vars } from '@pkg/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, radius, space } = vars

/** A long text: its lines stay as they are, and lines of one word can break. */
export const text = style({
  margin: 0,
  padding: space[16],
  borderRadius: radius.m,
  backgroundColor: color.surfaceSunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'inherit',
})

globalStyle(`${text} ins`, {
  backgroundColor: color.positiveSurface,
  color: color.positive,
  textDecoration: 'underline',
})
globalStyle(`${text} del`, { backgroundColor: color.criticalSurface, color: color.critical })

export const facts = style({ margin: 0, paddingInlineStart: space[20] })
