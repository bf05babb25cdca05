import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../theme/visually-hidden'

export const hidden = style(visuallyHidden)
