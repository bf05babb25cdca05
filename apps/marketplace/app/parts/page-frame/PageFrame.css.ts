import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

const onPaper = { [media.print]: { paddingBlock: 0 } }

/** The title is at 76 px on a phone, below a header of 60, and at 121 px from a tablet up, below one of 68. */
export const frame = style({
  paddingBlock: '1rem 2.5rem',
  '@media': { [media.dialog]: { paddingBlock: '3.3125rem 4rem' }, ...onPaper },
})

/** With the row of breadcrumbs, the title is at 110 px on a phone, and at the same 121 px from a tablet up. */
export const belowTrail = style({
  paddingBlock: '0.375rem 2.5rem',
  '@media': { [media.dialog]: { paddingBlock: '0.5625rem 4rem' }, ...onPaper },
})
export const trail = style({ '@media': { [media.print]: { display: 'none' } } })

export const parts = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.dialog]: { gap: vars.space[32] }, [media.print]: { gap: vars.space[8] } },
})
