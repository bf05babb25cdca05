import { media, type, vars } from '@pkg/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, weight } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
})

export const summary = style({ display: 'grid', gap: space[4] })

/** The result of the last action. Without a box of its own, it stays in view while the page scrolls. Empty notices don't take up space. */
export const notices = style({ display: 'contents' })
globalStyle(`${notices} > :empty`, { position: 'absolute' })

/** The work on the left, and what happens around it on the right. Below, one after the other. */
export const page = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoColumns: '20rem', gridAutoFlow: 'column' },
  },
})

export const column = style({ display: 'grid', gap: space[32], minWidth: 0 })

/** Side parts: next to each other on tablets. */
export const side = style({
  display: 'grid',
  selectors: { '&:empty': { display: 'none' } },
  gap: space[32],
  minWidth: 0,
  '@media': {
    [media.dialog]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    [media.desktop]: { gridTemplateColumns: 'none' },
  },
})

export const part = style({ display: 'grid', gap: space[8], minWidth: 0 })

export const partHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlockEnd: space[8],
  borderBlockEnd: `3px solid ${color.text}`,
})

export const count = style({ ...type.fine, color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const line = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const lineTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
})

export const time = style({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' })

export const muted = style({ ...type.fine, color: color.textMuted, overflowWrap: 'anywhere' })

/** Two lines of a message at most. */
export const message = style([
  muted,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
])

export const cover = style({
  padding: space[16],
  background: color.surfaceLamp,
  borderRadius: vars.radius.m,
})

/** The lists that wait, each a link with its number. */
export const desk = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
})

export const deskLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: vars.size.target,
  height: '100%',
  padding: `${space[8]} ${space[16]}`,
  color: color.text,
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceTint } } } },
})

export const deskCount = style({ ...type.h3, fontVariantNumeric: 'tabular-nums' })
