import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const gaps = styleVariants(vars.space, (gap) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
}))
