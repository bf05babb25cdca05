import { styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

const base = {
  borderRadius: vars.radius.l,
  padding: '1.125rem',
  '@media': { [media.dialog]: { padding: vars.space[24] } },
}

export const looks = styleVariants({
  raised: {
    ...base,
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    boxShadow: vars.shadow.tile,
  },
  tint: { ...base, background: vars.color.surfaceTint },
  sunken: { ...base, background: vars.color.surfaceSunken },
})
