import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const base = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })

export const gaps = styleVariants(vars.space, (gap) => [base, { gap }])
export const justified = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
  center: { justifyContent: 'center' },
})
