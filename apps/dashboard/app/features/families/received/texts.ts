/** How much time is left to respond to a family. */
export const replyTimeTexts = {
  left: (time: string) => `${time} left to reply`,
  late: (time: string) => `${time} late`,
  lateHelp: 'The family still expects a call or an email.',
  due: (time: string) => `The family expects a reply by ${time}`,
} as const

/** The families that were shared with a provider or real estate agent. */
export const receivedTexts = {
  tab: { waiting: 'Waiting for a response', all: 'All' },
  none: 'No families yet',
  noneWaiting: 'No families are waiting',
  noneWaitingHelp: 'A family appears here when it shares its contact info with you.',
  sharedWith: 'Shared with',
  response: 'Response',
  waiting: 'Waiting for a response',
  contacted: 'Contacted',
  tourOffered: 'Tour offered',
  since: 'Shared',
  state: 'State',
} as const

/** A provider’s or real estate agent’s response to a family. */
export const responseTexts = {
  title: (recipient: string) => `Response of ${recipient}`,
  shared: (when: string) => `Shared with you ${when}.`,
  respondBy: (when: string) => `The family expects a call or an email by ${when}.`,
  message: 'Email the family',
  ownNote: 'Your note',
  respondSoon: 'Contact them within one business day.',
  responded: (when: string) => `First response: ${when}`,
  contacted: 'I contacted them',
  tourOffered: 'I offered a tour',
  sharedFields: (fields: string) => `The family agreed to share this with you: ${fields}.`,
  fields: {
    name: 'name',
    email: 'email',
    phone: 'phone number',
    answers: 'answers about care, budget, and timing',
    'home-answers': 'answers about the home',
  },
  otherField: 'other answers',
  note: 'Note (optional)',
  noteHint: 'For example, “Left a voicemail” or “Tour on Friday at 2 PM”. Their advisor can read it.',
  reason: 'Can’t help? Say why',
  reasonHint: 'Admins and their advisor see your reason. You’ll no longer see this family.',
  reasonMissing: 'Enter a reason, such as “We have no rooms until March”.',
  decline: 'Decline this family',
} as const

/** A family that is no longer shared with the reader. */
export const formerTexts = {
  title: {
    stopped: 'This family no longer shares its information with you',
    declined: 'You declined this family',
    ended: 'This family’s information is no longer shared with you',
  },
  stoppedOn: (day: string) => `They stopped sharing on ${day}.`,
  help: 'You can no longer see their information. Please don’t contact them again.',
  toConfirm:
    'You can no longer see their information. Please delete any copies, don’t contact them again, and confirm the deletion.',
  confirm: 'Confirm deletion',
  back: 'Go to your families',
} as const
