import { style } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] })

export const page = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  placeItems: 'center',
  gap: vars.space[4],
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  paddingInline: vars.space[8],
  border: '1.5px solid transparent',
  borderRadius: vars.radius.m,
  color: vars.color.accentText,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { borderColor: vars.color.text, background: vars.color.surfaceLamp, color: vars.color.text },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.surfaceTint } } } },
})
