import { vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const text = style({ maxWidth: '48rem', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const changed = styleVariants({
  added: { textDecoration: 'underline', fontWeight: 600, color: vars.color.text },
  removed: { textDecoration: 'line-through', color: vars.color.textMuted },
})
