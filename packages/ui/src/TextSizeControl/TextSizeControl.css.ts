import { styleVariants } from '@vanilla-extract/css'
import '../theme/vars.css'

export const letters = styleVariants({ normal: '1rem', large: '1.25rem', largest: '1.5rem' }, (fontSize) => ({
  fontSize,
  lineHeight: 1,
}))
