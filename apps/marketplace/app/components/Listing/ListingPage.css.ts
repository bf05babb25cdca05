import { media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: vars.space[16],
})
export const head = style({ display: 'grid', gap: vars.space[8] })
export const summary = style({ ...type.small, margin: 0, color: vars.color.textMuted })

export const split = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 30rem' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 32.5rem' },
  },
})
export const aside = style({
  '@media': {
    [media.laptop]: { position: 'sticky', top: vars.space[16], alignSelf: 'start', height: 'calc(100vh - 2rem)' },
  },
})
export const places = style({ columnWidth: '10.5rem', listStyle: 'none', margin: 0, padding: 0 })
globalStyle(`${places} a`, { ...type.small, display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target })
export const count = style({ ...type.small, marginInlineStart: vars.space[8], color: vars.color.textMuted })
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
})
