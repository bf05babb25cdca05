import { vars } from '@pkg/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const link = style({ display: 'inline-grid', justifyItems: 'start' })

/** The target is taller than its text without making the row taller: it extends over the row's padding and the content below. */
globalStyle(`${link} > a`, {
  maxWidth: '100%',
  paddingBlock: vars.space[12],
  marginBlock: `calc(-1 * ${vars.space[12]})`,
})
globalStyle(`${link} > a + *`, { pointerEvents: 'none' })
