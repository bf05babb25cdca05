import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

/** A dusk band for the stories. */
export const band = style({ padding: vars.space[24], background: vars.color.surfaceBand })
