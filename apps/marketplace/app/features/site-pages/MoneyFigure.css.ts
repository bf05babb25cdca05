import { type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

export const table = style({ ...type.small, width: '100%', borderCollapse: 'collapse' })
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
})
globalStyle(`${table} tbody th`, { fontWeight: 'inherit' })
