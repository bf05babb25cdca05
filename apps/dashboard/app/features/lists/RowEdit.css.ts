import { vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** As wide as what it shows, with a target of the usual size that doesn't make the row taller. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.size.target,
  marginBlock: `calc(-1 * ${space[4]})`,
  padding: `0 ${space[4]}`,
  marginInlineStart: `calc(-1 * ${space[4]})`,
  color: 'inherit',
  background: 'none',
  border: '1px solid transparent',
  borderRadius: vars.radius.s,
  font: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { borderColor: color.lineStrong } },
})

export const menu = style({
  minWidth: '12rem',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: space[8],
  color: color.text,
  background: color.surfaceRaised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.float,
})

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: space[8],
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.surfaceTint, boxShadow: `inset 3px 0 0 ${color.accent}` },
  },
})

export const search = style({ padding: space[8], width: '20rem', maxWidth: '80vw', outline: 'none' })
