/** The texts of the page that lists what a search may mean. [FIND-001, FIND-020] */
export const searchPageTexts = {
  several: (typed: string) => `Results for “${typed}”`,
  which: (typed: string) => `Which “${typed}” do you mean?`,
  none: (typed: string) => `We couldn’t find “${typed}”`,
  noneHint: 'Check the spelling, or try a ZIP code or a larger city nearby.',
  empty: 'Enter a city, a ZIP code, or the name of a community.',
  /** Asked when a search names a care type or filters, and no place. */
  where: 'Where should we look?',
  whereLabel: 'City or ZIP code',
  whereLead: (care: string) => `We’ll show ${care} there.`,
  showThere: 'Show communities',
  useLocation: 'Use my location',
  locating: 'Finding your location…',
  noLocation: 'Your device didn’t share its location. Enter a city or a ZIP code instead.',
  everywhere: (care: string) => `See ${care} in all states`,
} as const
