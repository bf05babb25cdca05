import { vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

export const saved = style({
  display: 'none',
  gap: vars.space[8],
  selectors: { '[data-saved="some"] &': { display: 'grid' } },
})
export const none = style({ margin: 0, selectors: { '[data-saved="some"] &': { display: 'none' } } })
/** What only a browser without a network shows, or only one with a network. */
export const offline = style({ selectors: { '[data-network="some"] &': { display: 'none' } } })
export const unreachable = style({ display: 'none', selectors: { '[data-network="some"] &': { display: 'inline' } } })
export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })
export const community = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
})
/** A request that isn’t sent. Its window is half lit, because it waits. */
export const waiting = style({
  display: 'none',
  gap: vars.space[12],
  alignItems: 'start',
  margin: 0,
  selectors: { '[data-waiting="some"] &': { display: 'flex' } },
})
export const halfPane = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  marginTop: '0.125rem',
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: vars.radius.s,
  background: `linear-gradient(transparent 50%, ${vars.color.lamp} 50%)`,
})
