import { focusRing, media, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'
import { menuHeight } from '~/parts/PageSection/PageSection.css'

export const menu = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  background: vars.color.surfacePage,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
})
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[24], minHeight: menuHeight })
export const nav = style({ flex: '1 1 auto', minWidth: 0 })
export const list = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  margin: 0,
  // Room for the focus ring.
  padding: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[4]})`,
})
export const link = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[12],
  borderBottom: '3px solid transparent',
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-current]': { borderBottomColor: vars.color.accent, fontWeight: vars.weight.bold },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})
export const end = style({
  display: 'none',
  '@media': {
    [media.laptop]: { display: 'flex', alignItems: 'center', gap: vars.space[16], flex: 'none', whiteSpace: 'nowrap' },
  },
})
export const waitingEnd = style([end, { '@media': { '(scripting: enabled)': { visibility: 'hidden' } } }])
