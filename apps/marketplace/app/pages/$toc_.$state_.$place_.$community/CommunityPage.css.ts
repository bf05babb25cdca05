import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The columns of a wide screen. */
const columnsFrom = {
  [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 21.25rem' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24.75rem' },
}

/** The name, the photos, and the price. A narrow screen shows the photo first and the trail last, so the price is in the first screen. [FIND-010] */
export const top = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `0 ${vars.space[12]}`,
  '@media': { [media.laptop]: { gap: vars.space[16], paddingBlock: `0.5625rem ${vars.space[16]}` } },
})
/** On a wide screen, the price is next to the photos, so a laptop's first screen has it. [COMM-010] */
export const pictures = style({
  order: -1,
  display: 'grid',
  alignItems: 'start',
  gap: `0 ${vars.space[24]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { ...columnsFrom, [media.laptop]: { ...columnsFrom[media.laptop], order: 0 } },
})
/** On a wide screen, the name is right below, as in the frame of other pages. [LOOK-002] */
export const trail = style({
  order: 2,
  '@media': { [media.laptop]: { order: -1, marginBottom: `calc(-1 * ${vars.space[16]})` } },
})

export const page = style({
  display: 'grid',
  gap: vars.space[44],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: vars.space[32],
})

/** On a wide screen, the aside starts next to the cost and spans everything below. */
export const columns = style({
  display: 'grid',
  gap: `0 ${vars.space[24]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { ...columnsFrom, [media.laptop]: { ...columnsFrom[media.laptop], gridTemplateRows: 'auto 1fr' } },
})
export const first = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
})
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minWidth: 0,
  marginTop: vars.space[44],
  '@media': {
    [media.laptop]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      marginTop: 0,
    },
  },
})
export const rest = style({ minWidth: 0 })
