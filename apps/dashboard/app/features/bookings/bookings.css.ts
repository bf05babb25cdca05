import { media, type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const section = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' })

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const booking = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
})

/** The title and the status, or the family and how long ago it ended. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
})

export const title = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' })

export const detail = style({ ...type.fine, color: color.textMuted, overflowWrap: 'anywhere' })

export const note = style({ ...type.small, margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[8] })

/** The answers of one tour or call: below each other on phones. */
export const answers = style({
  display: 'grid',
  gap: space[8],
  '@media': { [media.dialog]: { display: 'flex', flexWrap: 'wrap' } },
})

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.text.small,
  textDecoration: 'underline',
  cursor: 'pointer',
})
