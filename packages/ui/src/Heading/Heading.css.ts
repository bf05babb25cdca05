import { styleVariants } from '@vanilla-extract/css'
import { type } from '../theme/type'
import '../theme/vars.css'

export const looks = styleVariants({
  display: type.display,
  h1: type.h1,
  h2: type.h2,
  h3: type.h3,
  label: { ...type.body, fontWeight: 650, lineHeight: 1.3 },
  capitals: type.capitals,
})
