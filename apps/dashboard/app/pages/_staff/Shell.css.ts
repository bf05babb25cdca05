import { media, type, vars, visuallyHidden } from '@pkg/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** One column, and from 1080 px a menu of 224 px next to the page. With a fine pointer, controls are as small as many in a row need. [LOOK-009] */
export const shell = style({
  ...type.dash,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100vh',
  '@media': {
    [media.laptop]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gridTemplateRows: 'none' },
    [media.finePointer]: {
      vars: { [vars.size.target]: '2.25rem', [vars.size.button]: '2.5rem', [vars.size.field]: '2.375rem' },
    },
  },
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

export const nav = style({ '@media': { [media.laptop]: { order: 0 } } })

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

/** On phones, the menu at the foot needs room below the page. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingBlockEnd: '4.5rem',
  '@media': { [media.laptop]: { paddingBlockEnd: 0 } },
})

/** The person's switches: in the menu on wide screens, and above Today's page on others. */
export const onWide = style({ display: 'none', '@media': { [media.laptop]: { display: 'grid', gap: space[12] } } })

export const onPhones = style({
  display: 'grid',
  gap: space[12],
  marginBlockEnd: space[16],
  '@media': { [media.laptop]: { display: 'none' } },
})

/** The search and the notifications below the logo. */
export const findOnWide = style({
  display: 'none',
  '@media': { [media.laptop]: { display: 'flex', gap: space[8] } },
})

/** Both fit next to each other, also with a number at the bell. */
globalStyle(`${findOnWide} > a`, { paddingInline: space[8] })
globalStyle(`${findOnWide} > :first-child`, { flexGrow: 1 })

export const findOnPhones = style({ display: 'flex', gap: space[8], '@media': { [media.laptop]: { display: 'none' } } })

/** Buttons without words on phones are squares, so the row has room for all of them. */
globalStyle(`${findOnPhones} > a`, {
  position: 'relative',
  justifyContent: 'center',
  minWidth: vars.size.target,
  paddingInline: space[8],
})

/** How much is unread: on the corner of its square on phones, and next to the bell elsewhere. */
export const unread = style({
  ...type.fine,
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space[4]})`,
  insetInlineEnd: `calc(-1 * ${space[4]})`,
  minWidth: '1.5rem',
  paddingInline: space[4],
  color: color.lamp,
  textAlign: 'center',
  background: color.surfaceDusk,
  borderRadius: vars.radius.s,
  '@media': {
    [media.mobile]: {
      position: 'static',
      minWidth: 0,
      paddingInline: 0,
      color: 'inherit',
      font: 'inherit',
      background: 'none',
    },
  },
})

/** On phones, only screen readers get the words, so the site's name and the person's buttons fit into one row. */
export const findLabel = style({
  ...visuallyHidden,
  '@media': { [media.mobile]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
})

export const content = style({
  flex: 1,
  width: '100%',
  maxWidth: '90rem',
  padding: `${space[20]} ${space[16]} ${space[44]}`,
  '@media': {
    [media.dialog]: { padding: `${space[24]} ${space[24]} ${space[44]}` },
    [media.laptop]: { paddingBlockStart: space[12] },
  },
})
