/** Responses that advisors missed. */
export const missedTexts = {
  title: 'Missed responses',
  lead: 'Families that someone declined, or didn’t respond to in time.',
  tab: { all: 'All', declined: 'Declined', 'no-response': 'No response' },
  family: 'Family',
  who: 'Who',
  kinds: { advisor: 'Advisor', community: 'Community', 'real-estate-agent': 'Real estate agent' },
  outcome: 'Outcome',
  outcomes: { declined: 'Declined', 'no-response': 'No response' },
  reason: 'Reason',
  at: 'When',
  advisor: 'Advisor now',
  none: 'No missed responses',
  noneHelp: 'Families appear here when someone declines them, or doesn’t respond in time.',
} as const
