import type { Suggestion } from '@pkg/api-client'

/** The words of suggestions, which the server writes, so no page loads them. [FIND-001, FIND-020] */
export const suggestionTexts = {
  groups: { care: 'Care types', place: 'Places', community: 'Communities', street: 'Streets' } satisfies Record<
    Suggestion['kind'],
    string
  >,
  count: (count: number) => (count === 1 ? '1 community' : `${count.toLocaleString('en-US')} communities`),
  countFiltered: (count: number) =>
    count === 1
      ? '1 community that fits your words'
      : `${count.toLocaleString('en-US')} communities that fit your words`,
  noCommunities: 'No communities here. See the nearest ones',
  near: (zip: string) => `Nearest to ${zip} first`,
  notSearched: (words: readonly string[]) => `We couldn’t search by ${words.map((word) => `“${word}”`).join(' or ')}`,
  askEach: 'Ask each community about it.',
  allOf: (care: string) => `${care}, all states`,
  careIn: (care: string, place: string) => `${care} in ${place}`,
} as const
