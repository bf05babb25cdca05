/** The page of an account. */
export const personTexts = {
  title: 'Account',
  crumb: 'Search',
  email: 'Email',
  phone: 'Phone',
  status: 'Status',
  statuses: { active: 'Active', invited: 'Invited, hasn’t signed up yet', disabled: 'Disabled' },
  roles: 'Roles',
  customer: 'Family',
  since: 'Since',
  rolesTitle: 'Roles',
  rolesHelp: 'With several roles, the person chooses in the menu which one to work in. A change signs the person out.',
  role: 'First role',
  otherRoles: 'Other roles',
  save: 'Save roles',
  changed: (roles: string) =>
    `Someone else changed this account. Its roles are now: ${roles}. Check your choice, and save it again.`,
  view: 'View the dashboard as this person',
  viewHelp: (name: string) =>
    `You see what ${name} sees, and can’t change anything. We record when you begin and stop.`,
  start: 'View as this person',
  notViewable: 'You can view the dashboard as an active advisor, provider, or real estate agent.',
  views: 'Views as this person',
  noViews: 'No one has viewed the dashboard as this person.',
  viewedBy: 'Admin',
  startedAt: 'Began',
  endedAt: 'Ended',
  open: 'Open, or ended with the session',
  formerAdmin: 'A former admin',
} as const

/** Who may do what. */
export const rightsTexts = {
  title: 'Roles and rights',
  lead: 'Who may open each page and do what. Everyone but admins sees only their own families, communities, and homes.',
  pages: 'Pages',
  page: 'Page',
  actions: 'Actions',
  action: 'Action',
  yes: 'Yes',
  no: 'No',
  roles: { agent: 'Advisor', provider: 'Provider', 'real-estate-agent': 'Real estate agent', admin: 'Admin' },
} as const
