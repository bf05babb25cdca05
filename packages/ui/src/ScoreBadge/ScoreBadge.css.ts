import { style } from '@vanilla-extract/css'
import { outermostRoot } from '../theme/root'
import { vars } from '../theme/vars.css'

export const score = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontSize: vars.text.small,
  lineHeight: 1.3,
})

/** A house front: square, with one sharp corner. */
const front = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.25rem',
  minHeight: '1.75rem',
  paddingInline: vars.space[8],
  borderRadius: `${vars.radius.s} ${vars.radius.s} ${vars.radius.s} 0`,
  fontWeight: vars.weight.bold,
})

export const figure = style([
  front,
  {
    background: vars.color.surfaceDusk,
    color: vars.color.textOnDusk,
    selectors: { [`${outermostRoot('[data-theme="dark"]')} &`]: { background: vars.color.surfaceTint } },
    '@media': {
      '(prefers-color-scheme: dark)': {
        selectors: { [`${outermostRoot(':not([data-theme="light"])')} &`]: { background: vars.color.surfaceTint } },
      },
    },
  },
])

export const unrated = style([front, { border: `1.5px dashed ${vars.color.lineStrong}` }])

export const label = style({ fontWeight: vars.weight.medium })
