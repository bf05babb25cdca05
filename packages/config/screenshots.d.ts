/** The style of a page or a story while its screenshot is taken. [LOOK-011] */
export declare const withoutWords: string

/**
 * How Playwright compares a screenshot with the accepted one: how far a pixel’s color may be from it, from 0 to 1, and the share of pixels that may be
 * further. Edges differ a little. [LOOK-011]
 */
export declare const screenshotComparison: {
  animations: 'disabled'
  scale: 'device'
  threshold: number
  maxDiffPixelRatio: number
}
