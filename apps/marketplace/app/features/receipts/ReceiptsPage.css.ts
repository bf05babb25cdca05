import { media, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const details = style({
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&[open]': { paddingBlockEnd: vars.space[8] } },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.accent,
  cursor: 'pointer',
  textDecoration: 'underline',
})

export const confirmation = style({ paddingBlockStart: vars.space[12] })

export const list = style({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)', gap: vars.space[32] } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'center',
  justifyItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})

export const facts = style({ margin: 0, borderTop: `1px dashed ${vars.color.line}` })

export const fact = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '7rem minmax(0, 1fr)', gap: vars.space[12] } },
})

export const term = style({ color: vars.color.textMuted })

export const value = style({ margin: 0, overflowWrap: 'anywhere' })

export const fieldset = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, border: 0 })

export const legend = style({ padding: 0, fontWeight: vars.weight.semibold })

export const chip = style({
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.space[4],
  fontWeight: vars.weight.semibold,
})
