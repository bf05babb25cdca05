import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] })

export const slots = style({ borderBlockEnd: `1px solid ${vars.color.line}` })

/** The picture, and next to it what there is to know and do. */
export const slot = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'start',
  justifyItems: 'start',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

/** A slot without a community. */
export const emptySlot = style({
  ...type.small,
  padding: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
})

export const picture = style({
  gridRow: '1 / span 2',
  width: '6rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'bottom',
  borderRadius: vars.radius.m,
  filter: vars.filter.drawing,
})

export const words = style({ gridColumn: 2, minWidth: 0, display: 'grid', gap: vars.space[4] })
/** What to do with a community, or what was done. */
export const action = style({ gridColumn: 2 })
export const name = style({ fontWeight: vars.weight.bold })
export const fact = style({ ...type.small, color: vars.color.textMuted })
export const price = style({ fontWeight: vars.weight.semibold })

/** The reasons for these communities, behind a lit bar. */
export const reasons = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  paddingInlineStart: vars.space[16],
  borderInlineStart: `4px solid ${vars.color.lamp}`,
})

export const reasonList = style({ ...type.small, listStyle: 'disc', paddingInlineStart: vars.space[20] })

export const sections = style({ display: 'grid', gap: vars.space[12] })
export const statement = style({ fontWeight: vars.weight.bold, fontSize: vars.text.body })
export const sectionTitle = style({ fontWeight: vars.weight.bold })
/** Both answers of a disclosure look the same, next to each other where both fit. [DISC-004] */
export const answers = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))',
})
