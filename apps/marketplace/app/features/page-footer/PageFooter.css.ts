import { media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const footer = style({
  marginTop: vars.space[64],
  paddingBlock: vars.space[44],
  background: vars.color.surfaceBand,
  color: vars.color.textOnDusk,
  '@media': { [media.print]: { marginTop: vars.space[24], paddingBlock: 0, background: 'none', color: 'black' } },
})

export const columns = style({
  display: 'grid',
  gap: vars.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.dialog]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
  },
})

export const title = style({ ...type.small, fontWeight: vars.weight.bold, margin: `0 0 ${vars.space[8]}` })
export const text = style({ ...type.small, margin: `0 0 ${vars.space[12]}`, maxWidth: '34rem' })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

globalStyle(`${footer} a`, {
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: 'inherit',
})

/** What leads on from a page, which paper can't. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })
