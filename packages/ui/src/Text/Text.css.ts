import { style, styleVariants } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

export const sizes = styleVariants({
  lead: type.lead,
  body: type.body,
  small: type.small,
  dash: type.dash,
  fine: type.fine,
  price: type.price,
  quote: { ...type.body, fontFamily: vars.font.display, fontStyle: 'italic' },
})

export const tones = styleVariants({
  normal: {},
  muted: { color: vars.color.textMuted },
  hearth: { color: vars.color.hearth },
  positive: { color: vars.color.positive },
  caution: { color: vars.color.caution },
  critical: { color: vars.color.critical },
})

export const strong = style({ fontWeight: vars.weight.strong })
export const measured = style({ maxWidth: vars.size.measure, textWrap: 'pretty' })
export const tabular = style({ fontVariantNumeric: 'tabular-nums' })
