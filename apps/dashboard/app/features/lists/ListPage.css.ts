import { media, vars, visuallyHidden } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const wideFine = `${media.dialog} and ${media.finePointer}`

export const search = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[8],
  width: '100%',
  '@media': {
    [media.dialog]: { gridTemplateColumns: '18rem auto', width: 'auto' },
    [wideFine]: { gridTemplateColumns: '18rem', vars: { [vars.text.body]: vars.text.dash } },
  },
})

/** Enter sends the search, so where a keyboard is likely, the button shows only once the keyboard reaches it. */
export const searchButton = style({
  '@media': {
    [wideFine]: { selectors: { '&:not(:focus-within)': visuallyHidden } },
  },
})

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

/** Filters at the start, and what changes the look of the list at the end. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

/** A list, and a row of it next to it. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(26rem, 36%, 34rem)',
  alignItems: 'start',
  gap: vars.space[20],
})
