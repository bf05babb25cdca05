import { type } from '../theme/type'
import { vars } from '../theme/vars.css'
import { globalStyle, style } from '@vanilla-extract/css'

export const text = style({ overflowWrap: 'anywhere' })

globalStyle(`${text} h2`, { ...type.h3, marginBlock: `${vars.space[32]} ${vars.space[8]}` })
globalStyle(`${text} h3`, { marginBlock: `${vars.space[24]} ${vars.space[8]}` })
globalStyle(`${text} p`, { marginBlock: vars.space[12] })
globalStyle(`${text} :is(ul, ol)`, { marginBlock: vars.space[12], paddingInlineStart: vars.space[24] })
globalStyle(`${text} ul`, { listStyle: 'disc' })
globalStyle(`${text} ol`, { listStyle: 'decimal' })
globalStyle(`${text} li`, { marginBlock: vars.space[8] })
globalStyle(`${text} a`, { color: vars.color.accent })
globalStyle(`${text} table`, { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' })
globalStyle(`${text} :is(th, td)`, {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
