import { vars } from './contract.css'

/** The focus ring: a ring in the text color with the lamp's halo around it, visible on every background in both themes. */
export const focusRing = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 0,
  boxShadow: `0 0 0 6px ${vars.color.lamp}`,
}
