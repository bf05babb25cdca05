import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The communities next to what's shared, on wide screens. */
export const columns = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const list = style({ display: 'grid', gap: space[12], listStyle: 'none', margin: 0, padding: 0 })

export const item = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[8] })

export const search = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

export const opens = style({ margin: 0, paddingInlineStart: space[20] })
