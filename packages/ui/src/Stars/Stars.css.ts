import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const stars = style({ display: 'inline-block', width: '6rem', height: '1.2rem', verticalAlign: '-0.2em' })

export const empty = style({ fill: 'none', stroke: vars.color.lineStrong })
export const full = style({ fill: vars.color.accent, stroke: vars.color.accent })
