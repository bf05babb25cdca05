import { media, type, vars } from '@pkg/ui'
import { style, styleVariants } from '@vanilla-extract/css'
import { panel as headerPanel } from './PageHeader.css'

/** From a tablet up, the panel hangs under its own button. */
export const menu = style({ '@media': { [media.dialog]: { position: 'relative' } } })

export const panel = style([
  headerPanel,
  { gap: vars.space[16], '@media': { [media.dialog]: { insetInline: 'auto 0', width: '20rem' } } },
])

/** Two letters A as on the button of a reading app. */
export const letters = style({ fontWeight: vars.weight.semibold, fontSize: vars.text.lead, letterSpacing: '-0.02em' })
export const smallLetter = style({ fontSize: '0.8em' })

export const choices = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] })
export const name = style({
  ...type.small,
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:first-of-type)': { marginTop: vars.space[12] } },
})

/** The letters of the text sizes. */
export const sizes = styleVariants({ normal: '1rem', large: '1.25rem', largest: '1.5rem' }, (fontSize) => ({
  fontSize,
  lineHeight: 1,
}))
