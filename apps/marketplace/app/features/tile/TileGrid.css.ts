import { media, vars } from '@pkg/ui'
import { style, styleVariants } from '@vanilla-extract/css'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

const grid = style({
  display: 'grid',
  alignContent: 'start',
  gap: `1.75rem ${vars.space[24]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  ...columns(1),
})

/** The number of tiles per row. */
export const layouts = styleVariants({
  besideMap: [
    grid,
    { '@media': { [media.dialog]: columns(2), [media.laptop]: columns(1), [media.desktop]: columns(2) } },
  ],
  wide: [grid, { '@media': { [media.dialog]: columns(2), [media.laptop]: columns(3), [media.desktop]: columns(4) } }],
})
