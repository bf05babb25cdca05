/** Letters differ between machines, and counts between runs, so no words are drawn. See decision 160. */
export const withoutWords = '* { -webkit-text-fill-color: transparent !important; caret-color: transparent !important }'

export const screenshotComparison = {
  animations: 'disabled',
  scale: 'device',
  threshold: 0.02,
  maxDiffPixelRatio: 0.004,
}
