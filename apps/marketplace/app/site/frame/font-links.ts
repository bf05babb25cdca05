import displayFont from '@pkg/ui/fonts/display.woff2?url'
import quoteFont from '@pkg/ui/fonts/display-italic.woff2?url'
import textFont from '@pkg/ui/fonts/text.woff2?url'
import type { LinkDescriptor } from '@remix-run/node'

const preload = (href: string): LinkDescriptor => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
  href,
})

/** The fonts of every page. They load immediately, so headlines are in our own from the first visit. [LOOK-001] */
export const fontLinks = [textFont, displayFont].map(preload)

/** The `links` of a page with quotes, which are in italics. [LOOK-001] */
export const quoteFontLinks = (): LinkDescriptor[] => [preload(quoteFont)]
