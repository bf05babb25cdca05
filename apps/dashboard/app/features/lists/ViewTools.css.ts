import { media, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  '@media': { [media.dialog]: { gap: vars.space[8] }, print: { display: 'none' } },
})

export const fields = style({ display: 'grid', gap: vars.space[8], minWidth: '14rem' })

export const choice = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.s,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceTint },
    '&[aria-current]': { background: vars.color.surfaceTint, fontWeight: vars.weight.bold },
  },
})

export const view = style({ display: 'flex', alignItems: 'center' })

export const shared = style({ color: vars.color.textMuted, fontSize: vars.text.fine })

/** A card on a phone has room for every column. */
export const onWideScreens = style({ display: 'none', '@media': { [media.dialog]: { display: 'block' } } })

/** A row next to its list needs a wide screen. */
export const withRoom = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
