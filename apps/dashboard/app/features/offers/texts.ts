const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** An offer to an advisor, on Today. */
export const offerCardTexts = {
  mark: 'Offered to you',
  title: (name: string, lookingFor: string) => `${name}, for ${lookingFor}`,
  lookingFor: { couple: 'self and partner', other: (person: string) => person.toLowerCase() },
  left: (time: string) => `${time} left to respond`,
  over: 'Your time to respond is over',
  due: (time: string) => `Respond by ${time}`,
  why: 'Why you',
  reasons: {
    shown: 'we told the family that you’d call',
    county: 'the family is in a county you serve',
    state: 'you serve the whole state',
    nearby: 'you serve other counties in the state',
    region: 'you serve the region',
    language: (language: string) => `you speak ${language}`,
    room: (count: number) => `you have room for ${plural(count, 'more family', 'more families')}`,
  },
  noFees: 'Referral fees played no part.',
  accept: 'Accept',
  decline: 'Decline',
  of: (name: string) => `: ${name}`,
  confirmDecline: 'Decline this family',
  reason: 'Can’t help? Say why',
  reasonHint: 'Admins see your reason. The family doesn’t.',
  read: 'Read the request',
  budget: (range: string) => `${range} a month`,
  more: (count: number) => `${plural(count, 'more offer is', 'more offers are')} waiting`,
  lapsed: 'An offer ended',
  lapsedHelp: (time: string, offered: string) =>
    `You didn’t respond by ${time}, so we asked another advisor. We offered you this family ${offered}.`,
} as const
