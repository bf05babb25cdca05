/** Claims of communities. */
export const claimsTexts = {
  title: 'Claims',
  lead: 'People who say they work for a community. An approved claim gives them its requests from families.',
  searchClaims: 'Find by person or community',
  tab: { pending: 'Waiting', approved: 'Approved', declined: 'Declined' },
  person: 'Person',
  community: 'Community',
  jobTitle: 'Role there',
  since: 'Sent',
  none: 'No claims here',
  noneHelp: 'Claims appear here when someone claims a community on the website.',
  claimOf: (name: string) => `Claim of ${name}`,
  details: 'The claim',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  notListed: 'Not in our catalog yet',
  decidedReason: 'Reason',
  choose: 'Community in our catalog',
  chooseHint: 'If it isn’t there, add it to the catalog first.',
  chooseMissing: 'Choose the community that they mean.',
  approve: 'Approve claim',
  approveHelp: 'They’ll become a provider and see families that request this community.',
  decline: 'Decline claim',
} as const

/** Applications of advisors and real estate agents. */
export const applicationsTexts = {
  title: 'Applications',
  lead: 'People who applied to be advisors. They get families only after you approve them.',
  search: 'Find by name',
  tab: { waiting: 'Waiting', approved: 'Approved' },
  person: 'Applicant',
  place: 'Place',
  documents: 'Documents',
  noDocuments: 'No documents yet',
  none: 'No applications here',
  noneHelp: 'Applications appear here when someone applies on the website.',
  email: 'Email',
  phone: 'Work phone',
  states: 'Serves',
  since: 'In business since',
  document: {
    liabilityInsurance: 'Liability insurance',
    irsw9: 'IRS form W-9',
    stateRegistration: 'State registration',
  },
  details: 'The application',
  reason: 'Reason',
  profile: 'Profile',
  statuses: { waiting: 'Waiting', approved: 'Approved', declined: 'Declined' },
  approve: 'Approve application',
  approveHelp: 'They’ll be able to sign in to the dashboard, and families will be offered to them.',
  decline: 'Decline application',
} as const

/** Approving and declining. */
export const decideTexts = {
  reason: 'Reason',
  reasonHint: 'We’ll email it to them word for word.',
  reasonMissing: 'Enter a reason, so they know what to change.',
} as const
