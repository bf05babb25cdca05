import { media, type, vars } from '@pkg/ui'
import { style, styleVariants } from '@vanilla-extract/css'

export const figure = style({ display: 'grid', gap: vars.space[12], margin: 0, breakInside: 'avoid' })
export const house = style({ borderBottom: '0.75rem solid #d9ccb0' })
export const roof = style({
  height: '2.25rem',
  background: '#4d5b5f',
  clipPath: 'polygon(6% 0, 94% 0, 100% 100%, 0 100%)',
})
/** Ten windows a floor on a phone, and twenty from a tablet up. The colors are those of the drawn houses, in both themes. */
export const wall = style({
  display: 'grid',
  gap: '0.625rem',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  marginInline: '0.625rem',
  padding: '0.75rem',
  background: '#2f5a62',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(20, minmax(0, 1fr))' } },
})

const night = '#0c2129'
const frame = '#9fb1b1'
const pane = style({
  display: 'block',
  position: 'relative',
  aspectRatio: '5 / 6',
  border: `2px solid ${frame}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'calc(50% - 0.5px)',
      width: '1px',
      background: frame,
    },
  },
})
const lit = { background: vars.color.lamp, borderColor: '#fbeebf' } as const
const half = { background: `linear-gradient(${night} 50%, ${vars.color.lamp} 50%)` } as const
const pale = { background: '#c9e6e4' } as const
const dark = { background: night } as const
/** The four kinds of windows: lit, half lit, pale, and dark. */
export const panes = styleVariants({ lit: [pane, lit], half: [pane, half], pale: [pane, pale], dark: [pane, dark] })

const sample = style([pane, { flex: 'none', width: '1rem', height: '1rem', aspectRatio: 'auto', borderWidth: '1.5px' }])
const inked = { borderColor: vars.color.text } as const
export const samples = styleVariants({
  lit: [sample, lit, inked],
  half: [sample, half, inked],
  pale: [sample, pale, inked],
  dark: [sample, dark, inked],
})

export const ledger = style({
  display: 'grid',
  gap: `0 ${vars.space[32]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const row = style({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '2.125rem',
})
export const name = style({ flex: 1, minWidth: 0 })
export const caption = style({ ...type.small, color: vars.color.textMuted })
