import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const poster = style({
  display: 'grid',
  gap: vars.space[44],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100vh',
  boxSizing: 'border-box',
  padding: vars.space[16],
  background: vars.color.surfaceBand,
  color: vars.color.textOnDusk,
  '@media': { [media.dialog]: { padding: vars.space[64] } },
})
/** The day from the first row to the last. */
export const houses = style({
  display: 'grid',
  gap: '2px',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  width: '100%',
  maxWidth: '90rem',
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
  '@media': { [media.dialog]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '4px' } },
})
export const house = style({ display: 'block', width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' })
export const caption = style({
  display: 'grid',
  gap: `${vars.space[20]} ${vars.space[64]}`,
  width: '100%',
  maxWidth: '90rem',
  margin: '0 auto',
  alignItems: 'end',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const title = style({ ...type.display, margin: 0, color: vars.color.textOnDusk })
export const lit = style({ display: 'block', color: vars.color.lamp })
export const lead = style({ ...type.lead, margin: 0, maxWidth: '38ch' })

export const ways = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  width: '100%',
  maxWidth: '90rem',
  margin: '0 auto',
  padding: `${vars.space[24]} 0 0`,
  borderTop: `4px solid ${vars.color.lamp}`,
  listStyle: 'none',
})
export const way = style({ ...type.small })
globalStyle(`${way} a`, {
  ...type.h3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.textOnDusk,
})
globalStyle(`${way} a:focus-visible`, focusRing)
globalStyle(`${way} p`, { margin: 0 })

export const page = style({
  display: 'grid',
  gap: vars.space[44],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: vars.size.container,
  margin: '0 auto',
  padding: vars.space[24],
  '@media': { [media.dialog]: { padding: vars.space[64] } },
})
export const pageTitle = style({ ...type.display, margin: 0 })
export const pageLead = style({ ...type.lead, margin: `${vars.space[12]} 0 0`, maxWidth: vars.size.measure })
export const list = style({
  display: 'grid',
  gap: vars.space[32],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const item = style({ paddingTop: vars.space[12], borderTop: `2px solid ${vars.color.text}` })
export const itemTitle = style({ ...type.h3, margin: `0 0 ${vars.space[8]}` })
export const text = style({ ...type.body, margin: 0, maxWidth: vars.size.measure })
export const section = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const sectionTitle = style({ ...type.h2, margin: 0 })
