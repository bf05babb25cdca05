import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { focusRing } from './focus'
import { media } from './media'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  background: vars.color.surfacePage,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
})

globalStyle('body', {
  margin: 0,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  overflowWrap: 'break-word',
})

globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, table, hr, pre, menu', {
  margin: 0,
  padding: 0,
})
globalStyle('fieldset, iframe, hr', { border: 0, minInlineSize: 0 })
globalStyle('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' })
globalStyle('ul, ol, menu', { listStyle: 'none' })
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' })
globalStyle('img, video', { height: 'auto' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
})
globalStyle('button', { cursor: 'pointer' })
globalStyle('button:disabled', { cursor: 'default' })
globalStyle('a', { color: vars.color.accent, textUnderlineOffset: '0.18em', textDecorationThickness: '1px' })
globalStyle('[hidden]', { display: 'none' })
globalStyle(':focus-visible', focusRing)
// A heading or summary that only a script focuses needs no ring, because the reader already looks there.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' })
// An element that a script focuses brings the content above it into view.
globalStyle('[data-autofocus], [role="alert"]', { scrollMarginBlockStart: '9rem' })
globalStyle(':target', { scrollMarginBlockStart: vars.space[24] })

globalStyle('*, *::before, *::after', {
  '@media': { [media.reducedMotion]: { animationDuration: '0ms', transitionDuration: '0ms', scrollBehavior: 'auto' } },
})
