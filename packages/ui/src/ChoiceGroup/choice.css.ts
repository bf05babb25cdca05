import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../theme/focus'
import { media } from '../theme/media'
import { lightsUp } from '../theme/light'
import { vars } from '../theme/vars.css'

export const group = style({ display: 'grid', gap: vars.space[8] })

export const legend = style({ fontWeight: vars.weight.strong, paddingBlockEnd: vars.space[8] })

const columns = createVar()

const grid = style({ display: 'grid', gap: vars.space[8] })

const equal = style([grid, { vars: { [columns]: '1' }, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }])

/** The list of cards in a fieldset: one column, two columns where they fit, or up to three where they fit. */
export const cards = styleVariants({
  1: [equal],
  2: [equal, { '@media': { [media.mobile]: { vars: { [columns]: '2' } } } }],
  fit: [
    grid,
    {
      gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 6.75rem), (100% - 2 * ${vars.space[8]}) / 3), 1fr))`,
    },
  ],
})

export const choice = style({ position: 'relative', display: 'grid' })

export const input = style({
  position: 'absolute',
  background: 'none',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
})

/** The control's mark: round for one answer, square for several. */
const mark = createVar()

const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'center',
  minHeight: vars.size.choice,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  fontWeight: vars.weight.medium,
  lineHeight: 1.3,
  ...lightsUp,
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '',
      width: '1.4rem',
      height: '1.4rem',
      border: `2px solid ${vars.color.lineStrong}`,
      borderRadius: mark,
      background: `${vars.color.surfaceRaised} center / 100% no-repeat`,
    },
    [`${cards.fit} &`]: { gap: vars.space[8], paddingInline: vars.space[8] },
    [`${input}:checked + &`]: {
      background: vars.color.surfaceLamp,
      borderColor: vars.color.text,
      boxShadow: `inset 0 0 0 0.5px ${vars.color.text}`,
      fontWeight: vars.weight.bold,
    },
    [`${input}:focus-visible + &`]: focusRing,
    [`${input}:disabled + &`]: {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.line,
      color: vars.color.textMuted,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { [`${input}:hover:not(:checked, :disabled) + &`]: { background: vars.color.surfaceTint } },
    },
    '(forced-colors: active)': { selectors: { [`${input}:checked + &`]: { outline: '3px solid Highlight' } } },
  },
})

export const radioCard = style([
  card,
  {
    vars: { [mark]: '50%' },
    selectors: {
      [`${input}:checked + &::before`]: { borderColor: vars.color.accentText, borderWidth: '0.45rem' },
    },
  },
])

export const checkboxCard = style([
  card,
  {
    vars: { [mark]: vars.radius.s },
    selectors: {
      [`${input}:checked + &::before`]: { borderColor: vars.color.accentText, background: vars.color.accent },
      [`${input}:checked + &::after`]: {
        content: '',
        position: 'absolute',
        insetInlineStart: `calc(${vars.space[16]} + 0.62rem)`,
        insetBlockStart: '50%',
        width: '0.36rem',
        height: '0.72rem',
        border: `solid ${vars.color.textOnAccent}`,
        borderWidth: '0 0.16rem 0.16rem 0',
        transform: 'translateY(-58%) rotate(45deg)',
      },
    },
  },
])

export const hint = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
})

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  fontSize: vars.text.small,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` },
  },
})
