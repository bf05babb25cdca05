import { media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const cards = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
/** Cards of a row are as high as the highest, with their buttons on one line. */
export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12], height: '100%' })
export const cardAction = style({ marginTop: 'auto' })
/** The answers to the left of the result on a laptop. */
export const columns = style({
  display: 'grid',
  gap: vars.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 27rem) minmax(0, 1fr)' } },
})
export const form = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
/** On a phone, the answer is above the form, and the rest of the result below it. */
export const results = style({
  display: 'contents',
  '@media': {
    [media.laptop]: { display: 'grid', gap: vars.space[24], gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const answer = style({
  order: -1,
  padding: vars.space[24],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceBand,
  color: vars.color.textOnDusk,
})
export const label = style({ ...type.body, margin: 0, fontWeight: vars.weight.semibold })
/** The one large number of the page. */
export const number = style({
  ...type.display,
  margin: 0,
  fontSize: 'clamp(2.25rem, 9vw, 3.25rem)',
  lineHeight: 1.15,
  color: vars.color.lamp,
})
export const fine = style({ ...type.small, margin: 0 })
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  '@media': { [media.print]: { display: 'none' } },
})
export const months = style({ display: 'grid', gap: vars.space[4], margin: 0 })
export const year = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem repeat(12, minmax(0, 1.5rem))',
  gap: vars.space[4],
  alignItems: 'center',
})
export const pane = style({
  aspectRatio: '1',
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: vars.radius.s,
  selectors: { '&[data-lit]': { background: vars.color.lamp } },
})
export const after = style({ borderInlineStart: `4px solid ${vars.color.lamp}`, paddingInlineStart: vars.space[16] })
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
})
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })
export const sections = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // One letter page.
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8], fontSize: '10pt' },
  },
})
globalStyle(`${form} noscript`, { display: 'block' })
