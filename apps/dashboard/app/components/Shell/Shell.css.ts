import { focusRing, media, type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** One column, and from 1080 px a menu of 224 px next to the page. */
export const shell = style({
  ...type.dash,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100vh',
  '@media': { [media.laptop]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gridTemplateRows: 'none' } },
})

export const side = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  background: color.surfaceSunken,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [media.laptop]: {
      position: 'sticky',
      top: 0,
      flexFlow: 'column',
      alignItems: 'stretch',
      justifyContent: 'flex-start',
      gap: space[20],
      height: '100vh',
      overflowY: 'auto',
      padding: `${space[20]} ${space[12]}`,
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  },
})

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: color.text,
  textDecoration: 'none',
  '@media': { [media.laptop]: { paddingInline: space[8] } },
})

/** The menu has its own row when the site's name and the person fill the first one. */
export const nav = style({ order: 3, width: '100%', '@media': { [media.laptop]: { order: 0 } } })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  '@media': { [media.laptop]: { flexFlow: 'column', marginInline: 0 } },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.size.target,
  paddingInline: space[8],
  borderRadius: vars.radius.m,
  color: color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': {
      background: color.surfaceRaised,
      boxShadow: `inset 0 -3px 0 ${color.accent}`,
      fontWeight: vars.weight.bold,
    },
    '&[aria-current="page"]:focus-visible': focusRing,
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.surfaceTint } } },
    [media.laptop]: {
      gap: space[12],
      paddingInline: space[12],
      selectors: { '&[aria-current="page"]': { boxShadow: `inset 3px 0 0 ${color.accent}` } },
    },
  },
})

/** Icons appear next to the words when there's room for both. */
export const linkIcon = style({
  display: 'none',
  '@media': { [media.mobile]: { display: 'inline-flex' } },
})

/** On the narrowest screens, the four words fill the row. */
export const count = style({
  display: 'none',
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: vars.text.fine,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  '@media': { [media.mobile]: { display: 'inline' } },
})

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': {
    [media.laptop]: { flexFlow: 'column', alignItems: 'stretch', marginBlockStart: 'auto', gap: space[12] },
  },
})

export const who = style({
  display: 'none',
  alignItems: 'center',
  gap: space[8],
  fontWeight: vars.weight.medium,
  '@media': { [media.mobile]: { display: 'flex' } },
})

export const page = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const content = style({
  flex: 1,
  width: '100%',
  maxWidth: '90rem',
  padding: `${space[20]} ${space[16]} ${space[44]}`,
  '@media': { [media.dialog]: { padding: `${space[24]} ${space[24]} ${space[44]}` } },
})
