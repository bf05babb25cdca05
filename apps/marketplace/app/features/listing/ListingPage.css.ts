import { media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.dialog]: { gap: vars.space[16] } },
})
export const rest = style({ display: 'grid', gap: vars.space[44], paddingTop: vars.space[32] })
/** The first price is on the first screen, so the head is dense on a phone. [FIND-005] */
export const head = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
})
/** Below a laptop's width, the sort order is next to the filters. */
export const sort = style({ display: 'none', '@media': { [media.laptop]: { display: 'block', flex: 'none' } } })
export const summary = style({
  ...type.fine,
  margin: 0,
  color: vars.color.textMuted,
  '@media': { [media.dialog]: type.small },
})

export const split = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 30rem' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 32.5rem' },
  },
})
export const aside = style({
  '@media': {
    [media.laptop]: { position: 'sticky', top: vars.space[16], alignSelf: 'start', height: 'calc(100vh - 2rem)' },
  },
})
/** The map of the country comes before its list. */
export const belowMap = style({ display: 'grid', gap: vars.space[24], gridTemplateColumns: 'minmax(0, 1fr)' })
export const places = style({ columnWidth: '10.5rem', listStyle: 'none', margin: 0, padding: 0 })
globalStyle(`${places} a`, { ...type.small, display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target })
export const count = style({ ...type.small, marginInlineStart: vars.space[8], color: vars.color.textMuted })
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
})
