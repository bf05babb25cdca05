import { rootClass, vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

/** The column of a wizard on its own page, narrower in chat mode, and as wide as the host's panel in one. [GWZ-072] */
export const pages = styleVariants({ page: vars.size.modalMax, chat: '24rem', panel: 'none' }, (maxWidth) => ({
  width: '100%',
  maxWidth,
  marginInline: 'auto',
  // On another site's page, the last line doesn't touch the edge of the wizard's background.
  selectors: { [`&:not(.${rootClass} *)`]: { paddingBlockEnd: vars.space[24] } },
}))

/** Has the height of the Back button, so nothing moves when it appears. */
export const bar = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.target })

export const name = style({ fontWeight: vars.weight.bold, fontSize: vars.text.small })

/** Aligns the chevron with the edge of the questions. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space[16]})` })

/** A phone number never wraps. */
export const phone = style({ whiteSpace: 'nowrap' })
