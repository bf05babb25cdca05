/** The texts of the search over everything, and of the palette. */
export const searchTexts = {
  search: {
    title: 'Search',
    lead: 'Families, communities, people, invoices, and messages that you see.',
    field: 'Name, place, email, or phone',
    palette: 'Find or do',
    placeholder: 'Name, place, email, phone, or action',
    results: (term: string) => `Results for “${term}”`,
    none: (term: string) => (term ? `Nothing matches “${term}”` : 'Type to search'),
    down: 'We can’t search right now. We’ll try again in a few seconds.',
    noneHelp: 'Try part of a name or a place. Emails and phone numbers are found only when you type all of them.',
    name: 'Name',
    kind: 'Kind',
    detail: 'Details',
    records: 'Found',
    here: 'On this page',
    pages: 'Go to',
    views: 'Saved views',
    kinds: {
      clients: 'Family',
      communities: 'Community',
      users: 'Account',
      contacts: 'Contact',
      invoices: 'Invoice',
      conversations: 'Messages',
    },
  },
} as const
