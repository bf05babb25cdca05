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
    [media.dialog]: { flex: '1 1 16rem', width: 'auto', maxWidth: '24rem' },
    [wideFine]: { flex: 'none', gridTemplateColumns: '18rem', vars: { [vars.text.body]: vars.text.dash } },
  },
})

/** Enter sends the search, so where a keyboard is likely, the button shows only once the keyboard reaches it. */
export const searchButton = style({
  '@media': {
    [wideFine]: { selectors: { '&:not(:focus-within)': visuallyHidden } },
  },
})

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] })

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[24]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.dialog]: { alignItems: 'end', justifyContent: 'start', rowGap: 0 } },
})

/** The name doesn’t touch the line that the tabs end on. */
export const name = style({ '@media': { [media.dialog]: { paddingBlockEnd: vars.space[4] } } })

/** On phones, tabs are a row of their own. */
export const tabs = style({ flexBasis: '100%', minWidth: 0, '@media': { [media.dialog]: { flexBasis: 'auto' } } })

/** What adds a record is next to the title on phones, and at the end of the tools on wider screens. */
export const onPhones = style({ '@media': { [media.dialog]: { display: 'none' } } })

export const onWideScreens = style({ display: 'none', '@media': { [media.dialog]: { display: 'block' } } })

/** Filters at the start, and what changes the look of the list at the end. On phones, their panels open below all of them. */
export const tools = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
})

/** A list, and a row of it next to it. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(26rem, 36%, 34rem)',
  alignItems: 'start',
  gap: vars.space[20],
})
