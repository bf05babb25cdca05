import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** One column, with what a person can do right after the facts. From 1080 px, it’s next to them. */
export const columns = style({
  display: 'grid',
  gap: space[32],
  minWidth: 0,
  gridTemplateAreas: '"facts" "actions" "more"',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22rem',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"facts actions" "more actions"',
      alignItems: 'start',
    },
  },
})

const column = style({ display: 'grid', alignContent: 'start', gap: space[24], minWidth: 0 })

export const facts = style([column, { gridArea: 'facts', maxWidth: '48rem' }])

export const actions = style([column, { gridArea: 'actions' }])

export const more = style([column, { gridArea: 'more' }])

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: vars.size.target,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

/** Keeps the words of a link apart from its icon, as its buttons do. */
export const words = style({ display: 'contents' })
