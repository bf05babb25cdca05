import { globalStyle, style } from '@vanilla-extract/css'

/** The link's target fills the cell, however few its words are. */
export const target = style({ position: 'relative', display: 'inline-grid' })

globalStyle(`${target} > a::after`, {
  content: '',
  position: 'absolute',
  insetBlock: '-0.75rem',
  insetInline: '-0.5rem',
})
