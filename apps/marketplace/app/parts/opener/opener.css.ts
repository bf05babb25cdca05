import { focusRing, type, vars } from '@pkg/ui'
import { style } from '@vanilla-extract/css'

/** The line that opens and closes a `details`, as a link looks. */
export const opener = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
})
