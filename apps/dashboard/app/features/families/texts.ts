import type { CareLevel, CostPart, CostSource } from '@pkg/domain'

/** What a community costs a family. [TRUTH-010, WORK-006] */
export const costTexts = {
  budget: (budget: string) => `Their budget: ${budget} a month`,
  over: (amount: string) => `${amount} over their budget`,
  overByEstimate: (amount: string) => `About ${amount} over their budget`,
  within: 'Within their budget',
  unknown: 'We don’t have a price.',
  about: {
    allIn: () => 'a month, all-in',
    estimate: () => 'a month, our estimate',
    beforeCare: () => 'a month, before care fees',
    typical: (place) => `a month, typical in ${place}`,
  } satisfies Record<string, (place: string) => string>,
  breakdown: 'Cost details',
  of: (community: string) => `of ${community}`,
  parts: {
    rent: 'Room and meals',
    care: 'Care',
    secondPerson: 'Second person',
    communityFee: 'Community fee (one-time)',
  } satisfies Record<CostPart['kind'], string>,
  care: {
    'no-care': 'no help',
    'light-care': 'some help',
    'heavy-care': 'a lot of help',
    'memory-care': 'memory care',
  } satisfies Record<CareLevel, string>,
  sources: {
    community: () => 'From the community',
    estimate: () => 'Our estimate',
    area: (count, place) => `Estimate from ${count} communities in ${place}`,
  } satisfies Record<CostSource, (count: number, place: string) => string>,
  notStated: 'Not stated',
  total: {
    allIn: 'All-in monthly cost',
    estimate: 'Estimated monthly cost',
    beforeCare: 'Monthly cost before care fees',
    typical: 'Typical monthly cost',
  },
} as const

/** The list of families. */
export const familiesTexts = {
  state: 'State',
  community: 'Community',
  reached: 'Came as far as',
  closedReason: 'Closed because',
  firstCall: 'First call',
  calls: {
    'within-hour': 'Within 1 business hour',
    'within-day': 'Within 1 business day',
    later: 'Later',
    none: 'Not yet',
  },
  requestedHour: 'Day and hour of the request',
  partner: 'Partner',
  erased: 'Deleted',
  title: 'Families',
  tabs: 'Families by stage',
  all: 'All',
  search: 'Name, place, or community',
  find: 'Search',
  clear: 'Clear search',
  shown: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  none: 'No families in this stage yet',
  noneHelp: 'New requests start in New. To move a family here, change its stage.',
  noneFound: (term: string) => `No families match “${term}”`,
  noneFoundHelp: 'Try part of a name, a place, or a community.',
  family: 'Family',
  care: 'Care',
  budget: 'Budget/mo',
  place: 'Place',
  contact: 'Contact',
  stage: 'Stage',
  advisor: 'Advisor',
  tasks: 'Tasks',
  next: 'Next step',
  noNext: 'None planned',
  since: 'Requested',
  inStage: 'In this stage',
  offered: 'Offered to you',
  pausedUntil: (day: string) => `Paused until ${day}`,
  /** When the family moves, as it answered. On its own, “Unsure” says of nothing that it’s unsure. */
  move: (timing: string) => (timing === 'Unsure' ? 'Not sure when' : timing),
  communities: 'Communities',
  timing: 'Move-in',
  source: 'Source',
  language: 'Language',
  assign: 'Assign',
  assigned: (count: number, name: string) =>
    count === 1 ? `Family assigned to ${name}` : `${count} families assigned to ${name}`,
  pause: 'Pause',
  paused: (count: number, day: string) =>
    count === 1 ? `Family paused until ${day}` : `${count} families paused until ${day}`,
  pausedTab: 'Paused',
  nonePaused: 'No paused families',
  nonePausedHelp: 'A paused family comes back automatically on the day you choose.',
  close: 'Close',
  closed: (count: number, reason: string) =>
    count === 1 ? `Family closed: ${reason}` : `${count} families closed: ${reason}`,
  moved: (count: number, stage: string) =>
    count === 1 ? `Family moved to ${stage}` : `${count} families moved to ${stage}`,
  moreCommunities: (count: number) => `and ${count} more`,
  known: 'On file',
  arrived: (name: string) => `New family: ${name}`,
} as const

/** A family that is offered to an advisor, on its own page. */
export const offerTexts = {
  title: 'Can you help this family?',
  due: (time: string) =>
    `Accept or decline by ${time}. Once you accept, you can open their contact info and call them.`,
  dueByEmail: (time: string) =>
    `Accept or decline by ${time}. Once you accept, you can open their contact info and email them.`,
  accept: 'Accept this family',
  decline: 'Decline',
  reason: 'Can’t help? Say why',
  reasonHint: 'Admins see your reason. The family doesn’t.',
  reasonMissing: 'Enter a reason, such as “I’m away this week”.',
} as const

/** When a family can be called. */
export const callsTexts = {
  emailOnly: 'Email only. Don’t call or text.',
  there: (time: string, zone: string) => `It’s ${time} there (${zone}).`,
  openNow: (until: string) => `Open now, until ${until} there.`,
  opens: (time: string) => `Opens at ${time} there.`,
  closed: (day: string, time: string) => `Closed now. Call ${day} at ${time} there.`,
  closedForGood: 'Closed now.',
  textFirst: 'Text first.',
  days: {
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
    sunday: 'Sun',
  },
  tomorrow: 'tomorrow',
} as const

/** The page of a family. */
export const familyTexts = {
  crumb: 'Families',
  searchFor: (name: string, lookingFor: string) =>
    `${name}, for ${lookingFor === 'Self + Partner' ? 'self and partner' : lookingFor.toLowerCase()}`,
  advisor: (name: string) => `Advisor: ${name}`,
  reach: 'Contact info',
  email: 'Email',
  phone: 'Phone',
  emailOnly: 'Email only',
  emailOnlyHelp: 'They’d rather not be called. Don’t call or text them.',
  messagesStopped: 'Don’t text them',
  stoppedSince: {
    email: (when: string) => `They asked us by email to stop messages, ${when}:`,
    text: (when: string) => `They asked us by text to stop messages, ${when}:`,
  },
  messagesStoppedHelp:
    'We send them no texts and no automatic emails. If they change their mind, they can reply START to an email or a text from us.',
  noConsent: 'Call, don’t text',
  noConsentHelp: 'They didn’t agree to text messages.',
  reveal: 'Show contact info',
  revealReason: 'Why do you need it?',
  revealHint: 'We log your name, the time, and your reason, and the family can see them.',
  reasonMissing: 'Enter a reason, such as “They asked me to call”.',
  callPreferencesTitle: 'Best time to call',
  callPreference: {
    days: {
      monday: 'Mon',
      tuesday: 'Tue',
      wednesday: 'Wed',
      thursday: 'Thu',
      friday: 'Fri',
      saturday: 'Sat',
      sunday: 'Sun',
    },
    hours: (from: string, until: string) => `${from}–${until}`,
    textFirst: 'text first',
  },
  noContact: 'No email or phone on file.',
  consent: 'Text messages',
  consentGiven: (when: string) => `Agreed ${when}`,
  consentShown: 'They agreed to this text:',
  consentVersion: (version: string, language: string) => `version ${version}, ${language}`,
  answers: 'What they told us',
  noAnswers: 'No answers yet',
  communities: 'Communities requested',
  community: 'Community',
  status: 'Status',
  requestedAt: 'Requested',
  noCommunities: 'No requests yet',
  leadStatus: { new: 'New', assigned: 'Assigned' },
  history: 'History',
  author: (name: string) => `By ${name}`,
  noHistory: 'No history yet',
  stage: 'Stage',
  changeStage: 'Change stage',
  stageChanged: (stage: string) => `The stage was changed to ${stage} while you were choosing.`,
  stageConflict: (stage: string) =>
    `Your choice wasn’t saved because the stage was changed to ${stage} while you were choosing. To use it anyway, press Change stage again.`,
  note: 'Note',
  noteHint: 'Families can ask to read notes about them.',
  saveNote: 'Save note',
  noteMissing: 'Write the note first.',
  saving: 'Saving',
} as const
