import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const
const notPrinted = { [media.print]: { display: 'none' } } as const

export const screenOnly = style({ '@media': notPrinted })
/** The amounts to the left of the communities on a laptop. */
export const columns = style({
  display: 'grid',
  ...oneColumn,
  gap: vars.space[32],
  alignItems: 'start',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)' },
    [media.print]: { ...oneColumn, gap: vars.space[12] },
  },
})
/** Without scripts, the form could do nothing. */
export const form = style({
  display: 'grid',
  ...oneColumn,
  gap: vars.space[16],
  '@media': { '(scripting: none)': { display: 'none' }, ...notPrinted },
})
/** Gets the focus after a press. */
export const target = style({ borderRadius: vars.radius.m, ':focus-visible': focusRing })
export const results = style({ display: 'grid', ...oneColumn, gap: vars.space[24] })
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  '@media': notPrinted,
})
/** Has room for the plan in words, which the browser knows only after the page is there. */
export const plan = style({ minHeight: '6em', '@media': { [media.print]: { minHeight: 0 } } })
export const next = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[8],
  '@media': notPrinted,
  selectors: { ':root[data-stay] &': { minHeight: '7em' } },
})
export const list = style({ display: 'grid', ...oneColumn, listStyle: 'none', margin: 0, padding: 0 })
export const community = style({
  display: 'grid',
  ...oneColumn,
  gap: vars.space[4],
  paddingBlock: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': { [media.print]: { paddingBlock: vars.space[8], borderColor: 'gray' } },
})
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[24]}`, '@media': notPrinted })
globalStyle(`${community} h3 a`, { '@media': { [media.print]: { color: 'black' } } })
export const answer = style({})
// The answer is as large as the body of the page, and has its width.
globalStyle(`:root[data-stay] ${answer} > p`, {
  ...type.body,
  '@media': {
    [media.dialog]: { minHeight: '3em' },
    [media.print]: { minHeight: 0, fontSize: '11pt', color: 'black' },
  },
})
export const after = style({ borderInlineStart: `4px solid ${vars.color.lamp}`, paddingInlineStart: vars.space[16] })
