/** The words of the search box and its page. */
export const searchTexts = {
  label: 'City, ZIP code, or community',
  headerLabel: 'Search communities',
  example: 'Denver, CO',
  submit: 'Search',
  title: 'Find communities',
  found: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  nothingFound: 'No suggestions',
} as const
