import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../theme/focus'
import { media } from '../theme/media'
import { vars } from '../theme/vars.css'

const { color } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  border: '1.5px solid transparent',
  borderRadius: vars.radius.m,
  fontFamily: vars.font.text,
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled': { background: color.surfaceSunken, borderColor: color.line, color: color.textMuted },
  },
})

export const variants = styleVariants(
  {
    primary: { ground: color.accent, edge: color.accent, ink: color.textOnAccent, hover: color.accentHover },
    secondary: { ground: color.surfaceRaised, edge: color.accentText, ink: color.accentText, hover: color.surfaceTint },
    neutral: { ground: color.surfaceRaised, edge: color.lineStrong, ink: color.text, hover: color.surfaceSunken },
    quiet: { ground: 'transparent', edge: 'transparent', ink: color.accentText, hover: color.surfaceTint },
    destructive: {
      ground: color.surfaceRaised,
      edge: color.critical,
      ink: color.critical,
      hover: color.criticalSurface,
    },
  },
  ({ ground, edge, ink, hover }) => [
    base,
    {
      background: ground,
      borderColor: edge,
      color: ink,
      selectors: {
        '&:active:not(:disabled)': { background: hover },
        '&[aria-disabled="true"]': { cursor: 'progress' },
      },
      '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: hover } } } },
    },
  ],
)

export const sizes = styleVariants({
  regular: { minHeight: vars.size.button, padding: `${vars.space[8]} ${vars.space[20]}` },
  small: {
    minHeight: vars.size.target,
    padding: `${vars.space[4]} ${vars.space[16]}`,
    fontSize: vars.text.small,
  },
  icon: { width: vars.size.target, height: vars.size.target, padding: 0 },
})

export const full = style({ width: '100%' })

/** Keeps the words apart from the icon, which comes and goes, for browsers that translate the page. [EDGE-010] */
export const words = style({ display: 'contents' })
