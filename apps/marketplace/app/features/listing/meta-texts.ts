/** The texts about a listing for search engines and previews. */
export const metaTexts = {
  pageOf: (page: number) => `, page ${page}`,
  description: (care: string, place: string, count: number) =>
    `${count.toLocaleString('en-US')} ${care} ${count === 1 ? 'community' : 'communities'}${place ? ` in ${place}` : ''}. Compare monthly prices and estimates, reviews, and what each pays us. Free local advisors.`,
} as const
