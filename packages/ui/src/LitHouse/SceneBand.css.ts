import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

/** The band across the top of a sheet. */
export const band = style({
  flex: 'none',
  height: '9.125rem',
  overflow: 'hidden',
  background: vars.color.surfaceDusk,
  '@media': { [media.dialog]: { height: '9.75rem' } },
})

/** The bar on the band, with the colors of the night. */
export const bar = style({
  vars: {
    [vars.color.text]: vars.color.textOnDusk,
    [vars.color.accentText]: vars.color.textOnDusk,
    [vars.color.surfaceTint]: 'rgb(255 255 255 / 0.14)',
  },
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[16],
  padding: `${vars.space[4]} ${vars.space[4]} 0 ${vars.space[16]}`,
  color: vars.color.textOnDusk,
  '@media': { [media.dialog]: { padding: `${vars.space[4]} ${vars.space[8]} 0 ${vars.space[24]}` } },
})

/** A long name breaks before the house. */
globalStyle(`${bar} > :first-child`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  maxWidth: '36%',
  lineHeight: 1.25,
})
