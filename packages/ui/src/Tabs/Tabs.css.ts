import { style } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
})

export const lined = style([list, { borderBlockEnd: `1px solid ${vars.color.line}` }])

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
  selectors: {
    '&[aria-current]': {
      boxShadow: `inset 0 -4px 0 ${vars.color.accentText}`,
      fontWeight: vars.weight.bold,
    },
    '&[aria-current]:focus-visible': { boxShadow: `0 0 0 6px ${vars.color.lamp}` },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceTint } } },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderBlockEnd: '4px solid Highlight' } } },
  },
})

export const count = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
