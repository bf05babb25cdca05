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
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minHeight: '3.25rem',
  paddingInline: `${vars.space[16]} ${vars.space[4]}`,
  color: vars.color.textOnDusk,
  '@media': { [media.dialog]: { paddingInline: `${vars.space[24]} ${vars.space[8]}` } },
})

/** A long name ends before the house. The focus ring of a button stays whole. */
globalStyle(`${bar} > :first-child`, {
  maxWidth: '36%',
  overflow: 'clip',
  overflowClipMargin: vars.space[8],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
