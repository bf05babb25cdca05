import { vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const due = style({ display: 'grid', justifyItems: 'start' })

/** Words about a task that can’t wait. */
export const urgent = styleVariants({
  overdue: { color: vars.color.critical, fontWeight: vars.weight.bold },
  soon: { color: vars.color.caution, fontWeight: vars.weight.bold },
})

export const failed = style({ display: 'block', color: vars.color.critical, fontSize: vars.text.small })
