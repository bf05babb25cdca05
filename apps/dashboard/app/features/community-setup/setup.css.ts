import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

export const steps = style({ display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[20] })

export const summary = style({ minHeight: size.target, paddingBlock: space[12], cursor: 'pointer' })

export const group = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, border: 0, minWidth: 0 })

/** Fields next to each other where there’s room for two. */
export const pairs = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end' } },
})

/** A preview as wide as a phone. */
export const preview = style({
  display: 'grid',
  gap: space[16],
  maxInlineSize: 390,
  padding: space[16],
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  overflowWrap: 'anywhere',
})

export const photo = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: radius.m })

export const plain = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })

export const description = style({ whiteSpace: 'pre-line' })
