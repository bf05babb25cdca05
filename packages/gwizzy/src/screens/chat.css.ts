import { focusRing, media, type, vars } from '@pkg/ui/theme'
import { style } from '@vanilla-extract/css'

/** The conversation so far, oldest first. */
export const conversation = style({ display: 'grid', gap: vars.space[12], justifyItems: 'start' })

export const advisor = style({ ...type.small, display: 'flex', alignItems: 'center', gap: vars.space[8] })

export const exchange = style({ display: 'grid', gap: vars.space[8], width: '100%', justifyItems: 'start' })

const bubble = style({
  maxWidth: '88%',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.l,
  lineHeight: 1.35,
})

/** The advisor's question, with its sharp corner at the speaker. */
export const question = style([
  bubble,
  { justifySelf: 'start', background: vars.color.surfaceTint, borderEndStartRadius: vars.radius.s },
])

/** An answer. Select it to change it. */
export const answer = style([
  bubble,
  {
    justifySelf: 'end',
    minHeight: vars.size.target,
    border: `1.5px solid ${vars.color.lineStrong}`,
    borderEndEndRadius: vars.radius.s,
    background: vars.color.surfaceLamp,
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    transition: `border-color ${vars.motion.fast}`,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.text } } } },
  },
])
