import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'start',
  minHeight: vars.size.target,
  paddingBlock: vars.space[8],
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  cursor: 'pointer',
})

export const input = style({
  appearance: 'none',
  width: '1.4rem',
  height: '1.4rem',
  display: 'grid',
  placeItems: 'center',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceRaised,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.accentText, background: vars.color.accent },
    '&:checked::after': {
      content: '',
      width: '0.36rem',
      height: '0.72rem',
      border: `solid ${vars.color.textOnAccent}`,
      borderWidth: '0 0.16rem 0.16rem 0',
      transform: 'translateY(-8%) rotate(45deg)',
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical },
    '&:disabled': { borderColor: vars.color.line, background: vars.color.surfaceSunken },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
