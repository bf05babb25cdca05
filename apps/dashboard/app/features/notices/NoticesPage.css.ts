import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const text = style({ display: 'grid', gap: space[4], flex: '1 1 16rem', minWidth: 0 })

export const time = style({ color: color.textMuted, fontSize: vars.text.fine })
