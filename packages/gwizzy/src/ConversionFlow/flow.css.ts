import { type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] })

export const slots = style({ borderBlockEnd: `1px solid ${vars.color.line}` })

export const slot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

/** A slot without a community. */
export const emptySlot = style([
  slot,
  {
    ...type.small,
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: vars.space[64],
    color: vars.color.textMuted,
    background: vars.color.surfaceSunken,
  },
])

export const picture = style({
  flex: 'none',
  width: '6rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'bottom',
  borderRadius: vars.radius.m,
  filter: vars.filter.drawing,
})

export const words = style({ flex: '1 1 10rem', minWidth: 0, display: 'grid', gap: vars.space[4] })
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
