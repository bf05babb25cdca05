import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

/** A phone’s window at nine tenths of its size, so 390 pixels fit next to the facts. */
export const window = style({
  width: 351,
  maxWidth: '100%',
  height: 720,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
})

export const frame = style({
  width: 390,
  height: 800,
  border: 0,
  transform: 'scale(0.9)',
  transformOrigin: '0 0',
})

export const nextTo = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })

export const below = style({ '@media': { [media.desktop]: { display: 'none' } } })

export const summary = style({ minHeight: size.target, paddingBlock: space[12], cursor: 'pointer' })
