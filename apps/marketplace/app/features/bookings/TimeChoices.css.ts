import { focusRing, lightsUp, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

/** How many days a family can choose from. [TOUR-004] */
export const maxDays = 9

export const choices = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const fieldset = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A fieldset is otherwise as wide as its content.
  minWidth: 0,
})
export const legend = style({ ...type.small, fontWeight: vars.weight.strong, paddingBlockEnd: vars.space[4] })

export const days = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.25rem, 1fr))',
  maxWidth: '30rem',
})
export const times = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
})
/** Times without their end. */
export const shortTimes = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 5.75rem), 1fr))',
})
export const choice = style({ position: 'relative', display: 'grid' })
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
})
export const card = style({
  ...type.small,
  ...lightsUp,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: vars.size.target,
  padding: `${vars.space[8]} ${vars.space[4]}`,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  lineHeight: 1.3,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: {
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

// Only the times of the chosen day are shown, also without scripts. A browser without `:has()` shows those of every day.
const hasSelector = 'selector(:has(*))'
globalStyle(`${choices} [data-times]`, { '@supports': { [hasSelector]: { display: 'none' } } })
for (let index = 0; index < maxDays; index += 1) {
  globalStyle(`${choices}:has(input[data-day="${index}"]:checked) [data-times="${index}"]`, {
    '@supports': { [hasSelector]: { display: 'grid' } },
  })
}
