/** The texts of the page that invites to a search, or lists what one may mean. [FIND-001, FIND-020] */
export const searchPageTexts = {
  several: (typed: string) => `Results for “${typed}”`,
  which: (typed: string) => `Which “${typed}” do you mean?`,
  none: (typed: string) => `We couldn’t find “${typed}”`,
  noneHint: 'Check the spelling, or try a ZIP code or a larger city nearby.',
  /** Shown before anything is searched for. Each phrase is a link to its own result. */
  invitation: 'Use your own words. Name a place, and add a care type, a price, or a payer such as Medicaid.',
  examples: 'For example',
  phrases: [
    'memory care in Tampa under $6,000',
    'nursing homes in Dallas that take Medicaid',
    'assisted living in Denver that allows pets',
  ],
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
