import { media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

const { space, color } = vars

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[24] } },
})

export const words = style({ display: 'grid', gap: space[8], minWidth: 0, overflowWrap: 'anywhere' })

export const note = style({
  ...type.body,
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  margin: 0,
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${color.lamp}`,
  maxWidth: '40rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const noteFrom = style({
  ...type.fine,
  display: 'block',
  color: color.textMuted,
  fontFamily: vars.font.text,
  fontStyle: 'normal',
})

/** One column on a phone, and two or three on wider screens. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[32]} ${space[24]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [media.dialog]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[12] },
  },
})

export const item = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'start',
  '@media': { [media.print]: { breakInside: 'avoid' } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
})

/** A button that waits for scripts keeps its place. */
export const waiting = style([tools, { visibility: 'hidden' }])

export const fine = style({ ...type.small, margin: 0, maxWidth: '44rem', color: color.textMuted })

export const foot = style({ display: 'grid', gap: space[8] })

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
