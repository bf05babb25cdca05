import { media, vars } from '@pkg/ui'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { rows } from './rows'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

const rowGap = '1.75rem'

/** Each tile takes the rows of its parts, which it shares with its neighbors. The gap is below the tiles, because it would also be between their parts. [LOOK-005] */
const grid = style({
  display: 'grid',
  alignContent: 'start',
  columnGap: vars.space[24],
  listStyle: 'none',
  margin: `0 0 calc(-1 * ${rowGap})`,
  padding: 0,
  ...columns(1),
})
globalStyle(`${grid} > li`, {
  display: 'grid',
  gridRow: `span ${rows}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  marginBottom: rowGap,
})

/** The number of tiles per row. */
export const layouts = styleVariants({
  besideMap: [
    grid,
    { '@media': { [media.dialog]: columns(2), [media.laptop]: columns(1), [media.desktop]: columns(2) } },
  ],
  wide: [grid, { '@media': { [media.dialog]: columns(2), [media.laptop]: columns(3), [media.desktop]: columns(4) } }],
})
