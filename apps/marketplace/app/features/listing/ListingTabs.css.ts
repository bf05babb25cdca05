import { focusRing, media, type, vars } from '@pkg/ui'
import { globalStyle, style } from '@vanilla-extract/css'

const height = '3.5rem'

/** Five entries of equal width, 56 pixels high. */
export const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 4,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  '@media': { [media.laptop]: { display: 'none' }, [media.print]: { display: 'none' } },
})
export const tab = style({
  ...type.fine,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  minHeight: height,
  borderTop: '4px solid transparent',
  paddingBottom: '4px',
  color: vars.color.text,
  textDecoration: 'none',
  ':focus-visible': { ...focusRing, outlineOffset: '-3px' },
  selectors: { '&[aria-current]': { borderTopColor: vars.color.lamp, fontWeight: vars.weight.bold } },
})
export const icon = style({ position: 'relative', display: 'inline-flex' })
export const badge = style({
  position: 'absolute',
  insetBlockStart: '-0.375rem',
  insetInlineStart: '0.75rem',
  minWidth: '1.125rem',
  borderRadius: vars.radius.pill,
  background: vars.color.text,
  color: vars.color.surfaceRaised,
  fontSize: '0.75rem',
  fontWeight: vars.weight.bold,
  lineHeight: '1.125rem',
  textAlign: 'center',
})
/** The page's end stays readable above the bar. */
globalStyle(`body:has(${bar})`, {
  paddingBottom: `calc(${height} + env(safe-area-inset-bottom))`,
  scrollPaddingBottom: height,
  '@media': { [media.laptop]: { paddingBottom: 0 }, [media.print]: { paddingBottom: 0 } },
})
