import { media, type, vars } from '@pkg/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, weight } = vars

export const group = style({ display: 'grid', gap: space[4] })

/** A title with a line to its end. */
export const groupTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  selectors: { '&::after': { content: '', flex: 1, height: '1px', background: color.line } },
})

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gap: space[12],
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [media.dialog]: {
      gridTemplateColumns: '7rem minmax(0, 1fr) minmax(0, 13rem) auto',
      gap: space[20],
      alignItems: 'center',
    },
  },
})

/** The first row of what's due now. */
export const first = style({
  '@media': {
    [media.dialog]: {
      paddingInline: space[12],
      marginInline: `calc(-1 * ${space[12]})`,
      background: color.surfaceTint,
      borderRadius: vars.radius.m,
      borderBlockEndColor: 'transparent',
    },
  },
})

export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[8]}`,
  '@media': { [media.dialog]: { display: 'grid' } },
})

export const dueFirst = style({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' })

export const urgent = style({ color: color.critical })

export const dueSecond = style({ ...type.fine, color: color.textMuted })

export const about = style({ display: 'grid', gap: space[4], minWidth: 0 })

export const family = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[8]}` })

export const title = style({ color: color.text, overflowWrap: 'anywhere' })

export const owner = style({ ...type.fine, color: color.textMuted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[8],
  '@media': {
    [media.dialog]: { display: 'grid', gridTemplateColumns: 'auto auto', justifyContent: 'end' },
  },
})

export const open = style({
  display: 'flex',
  flex: 1,
  minWidth: 'max-content',
  '@media': { [media.dialog]: { gridColumn: '1 / -1', display: 'grid' } },
})

/** The menu of times opens at the end of its row, so it stays on the screen. */
globalStyle(`${actions} details > div`, { insetInlineStart: 'auto', insetInlineEnd: 0 })

export const choice = style({
  minHeight: vars.size.target,
  padding: `0 ${space[8]}`,
  color: color.text,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.s,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceTint } },
})
