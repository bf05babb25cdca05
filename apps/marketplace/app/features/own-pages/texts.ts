/** The texts around the pages of a family’s own. [ROUTE-011] */
export const ownPagesTexts = {
  label: 'Your homebase',
  tabs: {
    home: 'Home',
    saved: 'Saved',
    searches: 'Searches',
    receipts: 'Who has your information',
    settings: 'Settings',
  },
  forCare: (care: string) => `for ${care}`,
} as const
