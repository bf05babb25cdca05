import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { focusRing } from './focus'
import { media } from './media'
import { outermostRoot, rootClass, themeLayer } from './root'
import { bodyText } from './type'

// Another site's text styles end at the root.
globalStyle(outermostRoot(':not(:root)'), {
  '@layer': {
    [themeLayer]: {
      ...bodyText,
      background: vars.color.surfacePage,
      fontStyle: 'normal',
      fontWeight: vars.weight.regular,
      letterSpacing: 'normal',
      textAlign: 'start',
      textTransform: 'none',
      whiteSpace: 'normal',
    },
  },
})

/**
 * Elements of a root, as specific as one class: more than the usual rules of a page for its own elements, and no more than a control's own
 * styles, which come later.
 */
const inRoot = (elements: string) => `.${rootClass} :where(${elements})`
const everything = ['', '::before', '::after', ' *', ' *::before', ' *::after']
  .map((element) => `.${rootClass}${element}`)
  .join(', ')

globalStyle(everything, { boxSizing: 'border-box' })
globalStyle(
  inRoot(
    'h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, figure, blockquote, fieldset, legend, label, table, hr, pre, menu',
  ),
  { margin: 0, padding: 0 },
)
globalStyle(inRoot('fieldset, iframe, hr'), { border: 0, minInlineSize: 0 })
globalStyle(inRoot('h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, fieldset, legend, label'), {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  textTransform: 'inherit',
})
globalStyle(inRoot('ul, ol, menu'), { listStyle: 'none' })
globalStyle(inRoot('img, svg, video, canvas'), { display: 'block', maxWidth: '100%' })
globalStyle(inRoot('img, video'), { height: 'auto' })
globalStyle(inRoot('button, input, select, textarea'), {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
})
globalStyle(inRoot('button'), { cursor: 'pointer' })
globalStyle(`${inRoot('button')}:disabled`, { cursor: 'default' })
globalStyle(inRoot('a'), {
  color: vars.color.accentText,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '1px',
})
globalStyle(inRoot('[hidden]'), { display: 'none' })
globalStyle(inRoot(':focus-visible'), focusRing)
// A heading or summary that only a script focuses needs no ring, because the reader already looks there.
globalStyle(`${inRoot('[tabindex="-1"]')}:focus-visible`, { outline: 'none', boxShadow: 'none' })
// An element that a script focuses brings the content above it into view.
globalStyle(inRoot('[data-autofocus], [role="alert"]'), { scrollMarginBlockStart: '9rem' })
globalStyle(inRoot(':target'), { scrollMarginBlockStart: vars.space[24] })

globalStyle(everything, {
  '@media': { [media.reducedMotion]: { animationDuration: '0ms', transitionDuration: '0ms', scrollBehavior: 'auto' } },
})
