import { style } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

/** The width of the faded end of the row, which shows that it goes on. */
const fade = vars.space[44]

/** The width of the focus ring, for which the scrolled row has room. */
const ring = '6px'

/** One row that scrolls on narrow screens, and as many rows as needed on others. */
export const list = style({
  display: 'flex',
  position: 'relative',
  gap: vars.space[4],
  margin: `-${ring}`,
  padding: ring,
  paddingInlineEnd: fade,
  overflowX: 'auto',
  scrollPaddingInline: fade,
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(to right, #000 calc(100% - ${fade}), transparent)`,
  '@media': {
    [media.dialog]: { flexWrap: 'wrap', rowGap: 0, margin: 0, padding: 0, overflow: 'visible', maskImage: 'none' },
    print: { flexWrap: 'wrap', overflow: 'visible', maskImage: 'none' },
  },
})

export const item = style({ flex: 'none' })

/** A row that scrolls is never a reason for its container to be wider. */
export const nav = style({ minWidth: 0 })

export const lined = style([nav, { borderBlockEnd: `1px solid ${vars.color.line}` }])

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  paddingInline: vars.space[12],
  borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0`,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': {
      // The row begins there before scripts run, in browsers that can.
      scrollInitialTarget: 'nearest',
      boxShadow: `inset 0 -4px 0 ${vars.color.accentText}`,
      fontWeight: vars.weight.bold,
    },
    '&[aria-current]:focus-visible': { boxShadow: `0 0 0 6px ${vars.color.lamp}` },
  },
  '@media': {
    // On wide screens, the page itself would begin there.
    [media.dialog]: { whiteSpace: 'normal', selectors: { '&[aria-current]': { scrollInitialTarget: 'none' } } },
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceTint } } },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderBlockEnd: '4px solid Highlight' } } },
  },
})

export const count = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
