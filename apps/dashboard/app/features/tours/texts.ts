/** The list of tours. */
export const toursTexts = {
  title: 'Tours',
  all: 'All',
  family: 'Family',
  community: 'Community',
  startsAt: 'Tour',
  status: 'Status',
  outcome: 'Outcome',
  isSecond: 'Already toured the community',
  yesOrNo: [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ],
  state: 'State',
  advisor: 'Advisor',
  none: 'No tours',
  noneHelp: 'Tours appear here when families book them, or when staff book one for a family.',
} as const
