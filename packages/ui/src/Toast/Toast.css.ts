import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

const { color } = vars

const arrive = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } })

/** Above everything, in a corner where it covers no button of a dialog. */
export const region = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.space[16],
  insetBlockEnd: vars.space[16],
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'stretch',
  background: 'none',
  pointerEvents: 'none',
  selectors: {
    // Above a dialog it's a popover, which browsers would frame and center.
    '&[popover]': {
      width: 'auto',
      insetBlockStart: 'auto',
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
      overflow: 'visible',
    },
  },
  '@media': {
    [media.dialog]: {
      insetInlineStart: 'auto',
      width: '26rem',
      selectors: { '&[popover]': { width: '26rem', insetInlineStart: 'auto' } },
    },
  },
})

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[12],
  alignItems: 'start',
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[16]}`,
  border: `1px solid ${color.line}`,
  borderInlineStartWidth: 5,
  borderRadius: vars.radius.m,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}`,
})

export const toasts = styleVariants(
  { info: color.info, positive: color.positive, caution: color.caution, critical: color.critical },
  (edge) => [base, { borderInlineStartColor: edge }],
)

export const words = style({ paddingBlock: vars.space[8] })
export const icon = style([words, { fontSize: vars.text.small }])
export const header = style({ fontWeight: vars.weight.bold })

export const truncated = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
