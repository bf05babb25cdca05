import { media, vars } from '@pkg/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const menu = style({ position: 'relative' })

export const menus = styleVariants({
  down: [menu],
  'down-end': [menu],
  up: [menu],
  // Its panel is as wide as the row on phones.
  row: { '@media': { [media.tablet]: { position: 'relative' } } },
})

export const summary = style({
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

const panel = style({
  zIndex: 3,
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[12],
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.float,
})

const floating = {
  position: 'absolute',
  insetInlineStart: 0,
  width: 'max-content',
  minWidth: '12rem',
  maxWidth: 'min(22rem, 80vw)',
  maxHeight: '60vh',
  overflowY: 'auto',
} as const

const gap = vars.space[4]

/** On phones, a panel that opens down is part of the page, where no edge of the screen cuts it off. */
const down = style([
  panel,
  {
    marginBlockStart: gap,
    '@media': {
      [media.tablet]: { ...floating, insetBlockStart: '100%' },
    },
  },
])

export const panels = styleVariants({
  down: [down],
  // In the column on the right of wide screens.
  'down-end': [down, { '@media': { [media.desktop]: { insetInlineStart: 'auto', insetInlineEnd: 0 } } }],
  row: [
    panel,
    {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      maxHeight: '70vh',
      overflowY: 'auto',
      marginBlockStart: gap,
      '@media': { [media.tablet]: { ...floating, insetInlineEnd: 'auto' } },
    },
  ],
  up: [panel, floating, { insetBlockEnd: `calc(100% + ${gap})` }],
})
