/** The texts about a comparison for search engines and previews. */
export const metaTexts = {
  titleOf: (names: readonly string[]) => `Compare ${names.join(', ')}`,
  description: 'Compare prices, care, ratings, and rooms of senior living communities side by side.',
} as const
