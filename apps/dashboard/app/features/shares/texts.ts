/** The list of releases. */
export const sharesTexts = {
  title: 'Shared contact info',
  all: 'All',
  recipient: 'Recipient',
  kind: 'Kind of recipient',
  kinds: { operator: 'Our team', agent: 'Advisor or real estate agent', community: 'Community' },
  sentAt: 'Shared',
  status: 'Status',
  statuses: {
    active: 'Shared',
    ended: 'Ended',
    revoked: 'Deletion to confirm',
    confirmed: 'Deletion confirmed',
    overdue: 'Confirmation overdue',
  },
  opened: 'Opened',
  stopped: 'Family stopped sharing',
  yesOrNo: [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ],
  firstResponse: 'First response',
  responses: {
    'within-hour': 'Within 1 business hour',
    'within-day': 'Within 1 business day',
    later: 'Later',
    none: 'Not yet',
  },
  state: 'State',
  none: 'Nothing shared',
  noneHelp: 'Recipients appear here when families share their contact info.',
} as const
