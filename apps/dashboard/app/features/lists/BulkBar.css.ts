import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Hidden until a row is selected, in browsers that can tell. */
export const bar = style({
  position: 'sticky',
  zIndex: 2,
  // Above the menu at the foot of narrow screens.
  bottom: '4.25rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[12],
  color: vars.color.textOnDusk,
  background: vars.color.surfaceDusk,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.float,
  '@supports': {
    'selector(:has(*))': {
      selectors: { 'main:not(:has([name="ids"]:checked)) &': { display: 'none' } },
    },
  },
  '@media': { [media.laptop]: { bottom: vars.space[8] }, print: { display: 'none' } },
})

export const count = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' })

/** White in both themes, on the dusk ground. */
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  marginInlineEnd: 'auto',
  cursor: 'pointer',
})

export const box = style({ width: '1.4rem', height: '1.4rem', accentColor: vars.color.lamp })
