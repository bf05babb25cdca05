import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { space, color } = vars

/** One column. From 1080 px, a wide middle column, with the answers on its left and the tasks on its right. */
export const columns = style({
  display: 'grid',
  gap: space[32],
  minWidth: 0,
  '@media': {
    [media.laptop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', alignItems: 'start', gap: space[24] },
    [media.desktop]: { gridTemplateColumns: '19rem minmax(0, 1fr) 18.5rem', gap: 0 },
  },
})

export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[32],
  minWidth: 0,
})

export const middle = style([
  column,
  {
    '@media': {
      [media.desktop]: {
        paddingInline: space[24],
        marginInline: space[24],
        borderInline: `1px solid ${color.line}`,
      },
    },
  },
])

export const next = style([
  column,
  { '@media': { [media.laptop]: { gridColumn: '2' }, [media.desktop]: { gridColumn: 'auto' } } },
])

export const crumbs = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
