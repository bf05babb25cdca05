/** Returns the title of a page. */
export const pageTitle = (page: string) => `${page} | Dashboard`

/** The names of the areas in the menu. */
export const menuTexts = {
  groups: {
    communities: 'Listings',
    people: 'People',
    business: 'Business',
    accounts: 'Accounts',
    settings: 'Settings',
    own: 'You',
  },
  label: 'Dashboard',
  today: 'Today',
  families: 'Families',
  pipeline: 'Pipeline',
  tasks: 'Tasks',
  leadGenie: 'Lead genie',
  suggested: 'waiting',
  collections: 'Collections',
  outbox: 'Outbox',
  homes: 'Homes',
  offeredHomes: 'Offered homes',
  invoices: 'Invoices',
  stats: 'Stats',
  tours: 'Tours',
  releases: 'Shared contact info',
  prices: 'Prices and rooms',
  claims: 'Claims',
  reviews: 'Reviews',
  questions: 'Questions',
  applications: 'Applications',
  advisors: 'Advisors',
  agents: 'Real estate agents',
  leads: 'Homes of families',
  missedResponses: 'Missed responses',
  exitSurvey: 'Exit survey',
  wizardSessions: 'Wizard sessions',
  users: 'Users',
  audit: 'Audit log',
  reads: 'Contact info seen',
  settings: 'Your settings',
  rights: 'Roles and rights',
  profile: 'Your profile',
  dueTasks: 'due today',
  waiting: 'waiting',
  papersDue: 'with papers due',
  communities: 'Communities',
  suggestedEdits: 'Suggested edits',
  editsWaiting: 'with edits to check',
  contacts: 'Contacts',
  organizations: 'Organizations',
  more: 'More',
  ownViews: 'My views',
  teamViews: 'Team views',
  inView: 'in this view',
} as const

/** The button that signs out. */
export const signOutText = 'Sign out'

/** The texts in place of missing values. */
export const absentTexts = {
  value: '–',
  name: 'Not provided',
  advisor: 'Unassigned',
} as const

/** Moments and spans of time. */
export const timesTexts = {
  today: 'Today',
  todayInSentence: 'today',
  justNow: 'Just now',
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  ago: (span: string) => `${span} ago`,
  sinceToday: 'since today',
  stay: (span: string) => `for ${span}`,
  overdue: (span: string) => `${span} overdue`,
  soon: (span: string) => `in ${span}`,
} as const

/** The error pages, and what a form says when it couldn't be saved. */
export const errorTexts = {
  'not-found': {
    title: 'We can’t find this page',
    help: 'The link may have a typo, or you may not have access to this page.',
  },
  'bad-request': {
    title: 'This link doesn’t work',
    help: 'Start again from the menu.',
  },
  forbidden: {
    title: 'You don’t have access to this page',
    help: 'If you need it for your work, ask an admin.',
  },
  unavailable: {
    title: 'We’re having trouble loading this page',
    help: 'Everything you saved is safe. Try again in a few seconds.',
  },
  'rate-limited': {
    title: 'Too many requests',
    help: 'Wait a minute, then try again.',
  },
  failed: {
    title: 'Something went wrong',
    help: 'Try again. If it keeps happening, tell an admin what you were doing.',
  },
  notSaved: 'We couldn’t save this. What you typed is still here. Try again in a few seconds.',
  notDone: 'We couldn’t save this. Try again in a few seconds.',
  offline: 'You’re offline. Stay on this page. We’ll continue once you’re back online.',
  notShownYet: 'We got what you sent. Stay on this page while we load the result.',
  outOfDate: 'This page may be out of date. We’re trying to update it.',
  upToDate: 'This page is up to date again.',
  retry: 'Try again',
  home: 'Go to Today',
} as const
