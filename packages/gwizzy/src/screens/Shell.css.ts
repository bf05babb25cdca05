import { media, rootClass, vars } from '@pkg/ui/theme'
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

/** The wizard on a page, under its scene. It has one size as long as a step fits. [LOOK-007] */
export const sheet = style({
  position: 'relative',
  minHeight: '46rem',
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.tile,
  overflow: 'clip',
})
export const body = style({
  padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[24]}`,
  '@media': { [media.dialog]: { padding: `${vars.space[20]} ${vars.space[32]} ${vars.space[24]}` } },
})

/** The button of a step stays in view while the step scrolls in a dialog. On a short screen, it doesn't take the room of the question. */
export const pinned = style({
  selectors: {
    'dialog &': {
      position: 'sticky',
      zIndex: 1,
      insetBlockEnd: 0,
      marginBlock: `calc(-1 * ${vars.space[12]})`,
      paddingBlock: vars.space[12],
      background: vars.color.surfaceRaised,
    },
  },
  '@media': { 'screen and (max-height: 37.5em)': { selectors: { 'dialog &': { position: 'static' } } } },
})
