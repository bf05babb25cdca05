import { vars } from './contract.css'

const display = { fontFamily: vars.font.display, fontVariationSettings: '"opsz" 18', textWrap: 'balance' } as const
const heading = {
  ...display,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
} as const

/** The text of a whole page, or of a root on another site's page. */
export const bodyText = {
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  // No word is alone in the last line.
  textWrap: 'pretty',
  overflowWrap: 'break-word',
} as const

/** The steps of the type scale as style objects, for style files that set text no component sets. */
export const type = {
  display: {
    ...heading,
    fontSize: vars.text.display,
    lineHeight: vars.leading.display,
    letterSpacing: vars.tracking.display,
  },
  h1: { ...heading, fontSize: vars.text.h1 },
  h2: { ...heading, fontSize: vars.text.h2 },
  h3: { ...heading, fontSize: vars.text.h3, lineHeight: vars.leading.h3, letterSpacing: vars.tracking.h3 },
  price: {
    fontFamily: vars.font.display,
    fontSize: vars.text.price,
    fontWeight: vars.weight.price,
    lineHeight: vars.leading.price,
    letterSpacing: vars.tracking.price,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  lead: { fontSize: vars.text.lead, lineHeight: vars.leading.lead },
  body: { fontSize: vars.text.body, lineHeight: vars.leading.body },
  small: { fontSize: vars.text.small, lineHeight: vars.leading.small },
  dash: { fontSize: vars.text.dash, lineHeight: vars.leading.fine },
  fine: { fontSize: vars.text.fine, lineHeight: vars.leading.fine },
  /** Small capitals of an eyebrow or tag. */
  capitals: {
    fontSize: vars.text.tag,
    lineHeight: vars.leading.fine,
    fontWeight: vars.weight.bold,
    letterSpacing: vars.tracking.capitals,
    textTransform: 'uppercase',
  },
} as const
