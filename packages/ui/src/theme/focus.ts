import { vars } from './contract.css'

/** The focus ring: a ring of text colour and the lamp's halo around it, visible on every ground in both themes. */
export const focusRing = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 0,
  boxShadow: `0 0 0 6px ${vars.color.lamp}`,
}
