import { focusRing, media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const frame = style({ position: 'relative' })
export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  selectors: { '&:focus-visible': focusRing },
})
export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  selectors: {
    // The images after the first load when someone points at the strip, reaches it, or swipes.
    '&:not(:first-child)': { contentVisibility: 'auto' },
    [`${frame}:hover &, ${frame}:focus-within &`]: { contentVisibility: 'visible' },
  },
})
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  // A cropped illustration keeps its ground.
  selectors: { '&[src$=".svg"]': { objectPosition: '50% 100%' } },
})
export const overlay = style({
  ...type.small,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'oklch(0.2 0.03 212 / 0.78)',
  color: vars.color.textOnDusk,
  fontWeight: vars.weight.bold,
})
/**
 * Each slide has its own number, so the counter is right without a script. The first picture is free of it until someone looks through them. [LOOK-005]
 */
export const counter = style({
  ...type.fine,
  position: 'absolute',
  insetBlockEnd: vars.space[12],
  insetInlineEnd: vars.space[12],
  padding: `0 ${vars.space[8]}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceBand,
  color: vars.color.textOnDusk,
  fontWeight: vars.weight.semibold,
  selectors: {
    [`${slide}:first-child &`]: { opacity: 0 },
    [`${frame}:is(:hover, :focus-within) ${slide}:first-child &`]: { opacity: 1 },
  },
})
const arrow = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${vars.size.target} / 2)`,
  boxShadow: vars.shadow.float,
  borderRadius: vars.radius.m,
  '@media': {
    // A finger swipes, and a mouse brings the arrows out.
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.fast}`,
      selectors: { [`${frame}:hover &, ${frame}:focus-within &`]: { opacity: 1 } },
    },
    [media.coarsePointer]: { display: 'none' },
    [media.reducedMotion]: { transition: 'none' },
  },
})
export const previous = style([arrow, { insetInlineStart: vars.space[8] }])
export const next = style([arrow, { insetInlineEnd: vars.space[8] }])
