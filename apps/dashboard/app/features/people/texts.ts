/** Accounts in lists and on their pages. */
export const accountTexts = {
  statuses: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  customer: 'Family',
} as const

/** Who may do what. */
export const rightsTexts = {
  title: 'Roles and rights',
  lead: 'Who may open each page and do what there. Everyone but admins sees only their own families, communities, and homes.',
  open: 'Open the page',
  edit: (section: string) => `Edit: ${section}`,
  action: 'Action',
  requests: 'For developers: requests to the API',
  request: 'Request',
  yes: 'Yes',
  no: 'No',
  roles: { agent: 'Advisor', provider: 'Provider', 'real-estate-agent': 'Real estate agent', admin: 'Admin' },
} as const
