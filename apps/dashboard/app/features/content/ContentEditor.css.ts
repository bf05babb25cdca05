import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** Both languages next to each other from 900 px, and below each other otherwise. */
export const languages = style({
  display: 'grid',
  gap: vars.space[24],
  minWidth: 0,
  '@media': {
    'screen and (min-width: 56.25em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
})

export const language = style({ display: 'grid', gap: vars.space[16], minWidth: 0, alignContent: 'start' })

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const preview = style({
  minWidth: 0,
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
})

export const shared = style({ display: 'grid', gap: vars.space[16], maxWidth: '48rem' })

export const values = style({ margin: 0, paddingInlineStart: vars.space[16], overflowWrap: 'anywhere' })
