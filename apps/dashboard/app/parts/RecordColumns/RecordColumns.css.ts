import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { space, color } = vars

/** One column, with what a call needs first. From 1080 px, a wide middle column, with the family on its left and the work on its right. */
export const columns = style({
  display: 'grid',
  gap: space[32],
  minWidth: 0,
  gridTemplateAreas: '"contact" "middle" "next" "answers"',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"contact middle" "answers middle" "next middle"',
      alignItems: 'start',
      gap: space[24],
    },
    [media.desktop]: {
      gridTemplateColumns: '19rem minmax(0, 1fr) 18.5rem',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"contact middle next" "answers middle next"',
      columnGap: 0,
    },
  },
})

/** A family that was shared: the response comes right after what is needed for it. */
export const receivedColumns = style({
  display: 'grid',
  gap: space[32],
  minWidth: 0,
  gridTemplateAreas: '"contact" "next" "middle"',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: '19rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"contact next" "middle next"',
      alignItems: 'start',
    },
    [media.desktop]: {
      gridTemplateColumns: '19rem minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"contact middle next"',
      columnGap: 0,
    },
  },
})

const column = style({ display: 'grid', alignContent: 'start', gap: space[32], minWidth: 0 })

export const contact = style([column, { gridArea: 'contact' }])

export const answers = style([column, { gridArea: 'answers' }])

export const middle = style([
  column,
  {
    gridArea: 'middle',
    '@media': {
      [media.desktop]: {
        paddingInline: space[24],
        marginInline: space[24],
        borderInline: `1px solid ${color.line}`,
      },
    },
  },
])

export const next = style([column, { gridArea: 'next' }])

export const crumbs = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
