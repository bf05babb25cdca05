import { media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

const roofHeight = '2.5rem'

/** A house at night: a roof, and its front with the windows. */
export const house = style({
  position: 'relative',
  overflow: 'hidden',
  padding: `calc(${roofHeight} + ${vars.space[24]}) ${vars.space[16]} ${vars.space[24]}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceBand,
  color: vars.color.textOnDusk,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    height: roofHeight,
    background: 'rgb(0 0 0 / 0.3)',
    clipPath: 'polygon(10% 25%, 90% 25%, 98% 100%, 2% 100%)',
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: `${roofHeight} 0`,
    insetInline: '4%',
    background: 'rgb(255 255 255 / 0.07)',
  },
  '@media': { [media.print]: { display: 'none' } },
})

export const windows = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: vars.space[16],
})
export const recipient = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4], textAlign: 'center' })

const frame = `0 0 0 3px ${vars.color.textOnDusk}`
/** A window with four panes. */
export const pane = style({
  width: '3rem',
  aspectRatio: '0.9',
  marginBlockEnd: vars.space[4],
  borderRadius: vars.radius.s,
  boxShadow: frame,
  backgroundImage: `linear-gradient(${vars.color.textOnDusk}, ${vars.color.textOnDusk}), linear-gradient(${vars.color.textOnDusk}, ${vars.color.textOnDusk})`,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '3px 100%, 100% 3px',
  selectors: {
    '&[data-light="on"]': { backgroundColor: vars.color.lamp },
    '&[data-light="low"]': {
      backgroundColor: `color-mix(in srgb, ${vars.color.lamp} 45%, ${vars.color.surfaceBand})`,
    },
  },
})
export const name = style({ ...type.small, margin: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })
export const status = style({ ...type.fine, margin: 0 })
