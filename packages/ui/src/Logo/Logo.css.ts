import { style } from '@vanilla-extract/css'
import { type } from '../theme/type'
import { vars } from '../theme/vars.css'

export const logo = style({
  ...type.h3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  // Small enough on a phone to leave room for a page's buttons, also with larger text.
  fontSize: 'clamp(1.125rem, 5vw, 1.625rem)',
  color: vars.color.text,
})

export const onBand = style({ color: vars.color.textOnDusk })

export const mark = style({ flex: 'none', width: '1.875rem', height: '1.875rem' })
export const house = style({ fill: vars.color.accent })
export const houseOnBand = style({ fill: vars.color.textOnDusk })
export const window = style({ fill: vars.color.lamp })

/** As high as the lines of the name, and never wider than its place. */
export const image = style({
  display: 'block',
  height: '2rem',
  maxWidth: 'min(15rem, 100%)',
  objectFit: 'contain',
  objectPosition: 'left',
})
