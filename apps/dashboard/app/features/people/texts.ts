/** Accounts in lists and on their pages. */
export const accountTexts = {
  statuses: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  customer: 'Family',
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
