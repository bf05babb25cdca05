import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const turn = keyframes({ to: { rotate: '360deg' } })

export const spinner = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] })

export const ring = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  border: `3px solid ${vars.color.line}`,
  borderBlockStartColor: vars.color.accentText,
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
})
