import { media, type, vars } from '@pkg/ui'
import { style, styleVariants } from '@vanilla-extract/css'

/** A house at night, and the names of those whose windows it has. */
export const house = style({
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: vars.color.surfaceDusk,
  color: vars.color.textOnDusk,
  '@media': { [media.print]: { display: 'none' } },
})
export const picture = style({ height: '9rem', '@media': { [media.dialog]: { height: '18rem' } } })

export const recipients = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: `${vars.space[12]} ${vars.space[44]}`,
  margin: 0,
  padding: `${vars.space[16]} ${vars.space[20]} ${vars.space[20]}`,
  listStyle: 'none',
})
export const recipient = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `0 ${vars.space[12]}`,
  alignItems: 'center',
})

const pane = style({
  gridRow: '1 / span 2',
  width: '1.5rem',
  height: '1.75rem',
  border: `2px solid ${vars.color.textOnDusk}`,
  borderRadius: vars.radius.s,
})
export const panes = styleVariants({
  lit: [pane, { background: vars.color.lamp }],
  half: [pane, { backgroundImage: `linear-gradient(to top, ${vars.color.lamp} 50%, transparent 50%)` }],
  dark: [pane],
})
export const name = style({ ...type.small, margin: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })
export const status = style({ ...type.fine, gridColumn: 2, margin: 0 })
export const stop = style({ gridRow: '1 / span 2', gridColumn: 3 })
