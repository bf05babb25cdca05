import type { Suggestion } from '@pkg/api-client'

/** The words of the search box and its page. */
export const searchTexts = {
  label: 'City, ZIP code, or community',
  headerLabel: 'Search communities',
  example: 'Denver, CO',
  submit: 'Search',
  title: 'Find communities',
  none: (typed: string) => `We couldn’t find “${typed}”`,
  noneHint: 'Check the spelling, or try a ZIP code or a larger city nearby.',
  several: (typed: string) => `Results for “${typed}”`,
  empty: 'Enter a city, a ZIP code, or the name of a community.',
  groups: { care: 'Care types', place: 'Places', community: 'Communities', street: 'Streets' } satisfies Record<
    Suggestion['kind'],
    string
  >,
  count: (count: number) => (count === 1 ? '1 community' : `${count.toLocaleString('en-US')} communities`),
  noCommunities: 'No communities here. See the nearest ones.',
  allOf: (care: string) => `${care}, all states`,
  careIn: (care: string, place: string) => `${care} in ${place}`,
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  nothingFound: 'No suggestions',
} as const
