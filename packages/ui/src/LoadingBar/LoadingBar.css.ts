import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

/** Fast pages come before the bar would show, so nothing flashes. It shows soon enough that no one clicks twice. */
const delay = '120ms'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 30,
  height: 3,
  background: vars.color.accentText,
  transformOrigin: 'left',
  pointerEvents: 'none',
  animation: `${appear} 1ms linear ${delay} both, ${grow} 10s cubic-bezier(0, 0.6, 0.2, 1) ${delay} both`,
  '@media': { [media.reducedMotion]: { animation: `${appear} 1ms linear ${delay} both` } },
})
