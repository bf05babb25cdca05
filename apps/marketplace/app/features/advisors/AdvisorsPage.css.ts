import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'
import { linked } from './counties/CountiesMap.css'

export const page = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.dialog]: { gap: vars.space[20] } },
})
/** The title, and next to it on a laptop the filters, so the first card stays high on the page. */
export const head = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 25.5rem', gap: vars.space[24], alignItems: 'end' },
  },
})
export const title = style({ display: 'grid', gap: vars.space[4] })

/** On a phone, the map is above the cards, and its notes below. */
export const columns = style([
  linked,
  {
    display: 'grid',
    gap: vars.space[16],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 25.5rem', gap: vars.space[24], alignItems: 'start' },
    },
  },
])
export const results = style({ display: 'grid', gap: vars.space[24], minWidth: 0 })
export const cards = style({
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.dialog]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const aside = style({
  display: 'contents',
  '@media': {
    [media.laptop]: {
      display: 'grid',
      gap: vars.space[12],
      position: 'sticky',
      top: vars.space[20],
      maxHeight: 'calc(100vh - 2.5rem)',
      overflowY: 'auto',
    },
  },
})
export const map = style({
  order: -1,
  height: '11.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.mapLand,
  '@media': { [media.dialog]: { height: '20rem' }, [media.laptop]: { height: '27.5rem' } },
})
export const notes = style({ display: 'grid', gap: vars.space[8], minWidth: 0 })
