import { styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

const base = {
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  '@media': {
    [media.mobile]: { paddingInline: vars.space[20] },
    [media.dialog]: { paddingInline: vars.space[24] },
  },
}

export const widths = styleVariants({
  page: { ...base, maxWidth: `calc(${vars.size.container} + 2 * ${vars.space[24]})` },
  text: { ...base, maxWidth: `calc(44rem + 2 * ${vars.space[24]})` },
})
