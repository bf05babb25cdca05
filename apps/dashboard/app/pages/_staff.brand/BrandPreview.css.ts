import { themeColors } from '@pkg/ui'
import { vars } from '@pkg/ui/theme'
import { assignVars, style, styleVariants } from '@vanilla-extract/css'

const { color, radius, space } = vars

export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space[16],
})

const panel = style({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  backgroundColor: color.surfacePage,
  color: color.text,
  overflowWrap: 'anywhere',
})

/** Each theme with its own colors, whatever theme the page is in. */
export const themes = styleVariants(themeColors, (colors) => [panel, { vars: assignVars(color, colors) }])

export const header = style({
  paddingBlockEnd: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const link = style({ color: color.accentText, textDecoration: 'underline' })

export const email = style({
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `4px solid ${color.lamp}`,
  backgroundColor: color.surfaceBand,
  color: color.textOnDusk,
})

export const mail = style({ borderRadius: radius.s, overflow: 'hidden', backgroundColor: color.surfaceRaised })

export const subject = style({ padding: space[16] })
