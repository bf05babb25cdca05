import { style } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

export const logo = style({
  ...type.h3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  fontSize: '1.625rem',
  color: vars.color.text,
})

export const onBand = style({ color: vars.color.textOnDusk })

export const mark = style({ flex: 'none', width: '2rem', height: '2rem' })
export const house = style({ fill: vars.color.accent })
export const houseOnBand = style({ fill: vars.color.textOnDusk })
export const window = style({ fill: vars.color.lamp })
