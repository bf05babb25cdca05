import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const line = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const top = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[8] })

export const detail = style({ color: color.textMuted, fontSize: vars.text.fine })
