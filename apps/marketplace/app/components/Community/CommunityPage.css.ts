import { media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: vars.space[16],
})
export const columns = style({
  display: 'grid',
  gap: vars.space[44],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 21.25rem' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24.75rem' },
  },
})
export const main = style({ display: 'grid', gap: vars.space[44], alignContent: 'start', minWidth: 0 })
export const aside = style({ display: 'grid', gap: vars.space[24], alignContent: 'start', minWidth: 0 })
export const pricing = style({ '@media': { [media.laptop]: { position: 'sticky', top: vars.space[16], zIndex: 1 } } })

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  marginInline: `calc(-1 * ${vars.space[16]})`,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.color.surfaceRaised,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.dialog]: { marginInline: `calc(-1 * ${vars.space[24]})`, paddingInline: vars.space[24] },
    [media.laptop]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})

export const amenities = style({ columnWidth: '16rem', columnGap: vars.space[32] })
export const category = style({ breakInside: 'avoid', marginBottom: vars.space[24] })
export const flags = style({ listStyle: 'none', margin: `${vars.space[8]} 0 0`, padding: 0 })
globalStyle(`${flags} li`, { ...type.small, display: 'flex', gap: vars.space[8], paddingBlock: vars.space[4] })
export const absent = style({ color: vars.color.textMuted })

export const person = style({ display: 'flex', gap: vars.space[16], alignItems: 'center' })
