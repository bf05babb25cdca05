import { receiptsTitle } from './receipts-title'

/** The texts of the page that lists who has a family's information. [TRUST-003] */
export const receiptsTexts = {
  title: receiptsTitle,
  lead: 'Everyone who received your information through us, and how to stop sharing it.',
  noOne: 'We can’t show this here',
  noOneDetail:
    'Either there’s no request yet, or we can’t tell from this browser that it’s yours. Get a link by email to see it.',
  expired: 'This link has expired',
  expiredDetail: 'We’ll email you a new one if a request with your address is on record.',

  caller: {
    title: 'Who will call you',
    asked: (name: string, phone: string | undefined, time: string) =>
      `We asked ${name}, a local advisor, to call you${phone ? ` from ${phone}` : ''} by ${time}.`,
    /** A call that the family booked. */
    booked: (name: string, phone: string | undefined, when: string) =>
      `You booked a call with ${name}, a local advisor, for ${when}.${phone ? ` They’ll call you from ${phone}.` : ''}`,
    /** The same, after the advisor agreed to help. */
    yourCall: (when: string) => `Your call is booked for ${when}.`,
    contactInfoLater: (name: string) => `${name} will get your contact info after agreeing to help.`,
    /** The same for a family that would rather not be called. [TRUST-006] */
    emailTitle: 'Who will email you',
    askedToEmail: (name: string, time: string) => `We asked ${name}, a local advisor, to email you by ${time}.`,
    accepted: (name: string, phone: string | undefined) =>
      `${name} is your local advisor${phone ? `. You can call ${phone}` : ''}.`,
    replace: 'Ask for a different advisor',
    replaceDetail: (name: string) =>
      `${name} will no longer see your request. If we have your email address, we’ll send you the name of the next advisor.`,
    replaceConfirm: 'Ask for someone else',
  },

  recipients: 'Who has what',
  kinds: {
    operator: 'The company that runs this site',
    agent: 'Advisor or real estate agent',
    community: 'Community',
  },
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    answers: 'Your answers',
    'home-answers': 'Your answers about your home and move',
  },
  /** Below the recipients: the teams that don't have the request. [TRUTH-003, TRUTH-005] */
  held: (community: string) => `${community} will get your request after you acknowledge the disclosure.`,
  readDisclosure: 'Read the disclosure',
  undisclosed: (communities: string) =>
    `We didn’t send your request to ${communities}, because you didn’t acknowledge the disclosure.`,
  has: 'Has',
  had: 'Had',
  since: 'Shared',
  why: 'Why',
  /** Why someone has the information, from the record, which is in English. */
  reason: (reason: string) => reason,
  agreed: 'What you agreed to',
  looked: 'Looked at',
  look: (person: string, time: string, reason: string) => `${person}, ${time}: “${reason}”`,
  noLooks: 'Not yet',
  log: 'Who saw your contact info',
  logDetail: 'We log each time someone sees your email address or phone number.',
  logEmpty: 'No one has seen it yet.',
  status: {
    active: 'Sharing',
    ended: 'Ended',
    revoked: 'Stopped',
    confirmed: 'Deleted',
    overdue: 'Deletion overdue',
  },
  statusDetail: {
    revoked: (time: string) =>
      `They no longer see your information, and must confirm by ${time} that they deleted any copies.`,
    confirmed: (time: string) => `They confirmed on ${time} that they deleted any copies.`,
    overdue: (time: string) =>
      `They no longer see your information, but didn’t confirm by ${time} that they deleted any copies.`,
    ended: 'They no longer see your information.',
  },
  stop: (name: string) => `Stop sharing with ${name}`,
  stopDetail: (name: string) =>
    `${name} will immediately lose access to your information. We’ll ask them to delete any copies and not to contact you again.`,
  stopTours: 'We’ll also cancel your tours of this community.',
  stopConfirm: 'Stop sharing',
  stopAll: 'Stop all sharing',
  stopAllDetail:
    'Everyone else on this page will immediately lose access to your information. We’ll ask each of them to delete any copies and not to contact you again. If we asked an advisor to contact you, we’ll cancel that. We’ll also cancel your tours.',
  operatorDetail: 'We keep your request so we can help you and show you this page.',

  calls: {
    title: 'When we call you',
    detail:
      'Your advisor sees this before your number. If you choose times, we’ll call then, even if that’s later than we told you.',
    days: 'Days',
    dayNames: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
    },
    hours: 'Time of day',
    anyTime: 'Any time, 9 AM to 5 PM',
    morning: 'Morning, 9 AM to noon',
    afternoon: 'Afternoon, noon to 5 PM',
    textFirst: 'Text me before you call',
    save: 'Save call times',
  },

  own: {
    title: 'Download, change, or delete',
    detail: (to: string) => `To make sure it’s you, we’ll send a code to ${to}.`,
    send: 'Send code',
    sendAgain: 'Send new code',
    code: 'Code',
    codeHint: (to: string) => `The 6 digits that we sent to ${to}. They expire in 10 minutes.`,
    codeInvalid: 'Enter the 6 digits of your code.',
    codeWrong: 'That isn’t the code we sent. Check the message and try again.',
    enter: 'Continue',
    download: 'Download my information',
    downloadDetail: 'One file with everything we store about you, and each text you agreed to.',
    contact: 'Change my contact info',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    phoneInvalid: 'Enter a US phone number with 10 digits, such as (303) 555-0123.',
    phoneMissing: 'Enter a phone number. To end calls, stop sharing with the people who have it.',
    emailTaken: 'Another request has this email address. Use a different one, or call us.',
    save: 'Save contact info',
    erase: 'Delete my information',
    eraseDetail:
      'We’ll delete your name, contact info, answers, and messages, and your account if you have one. Everyone who has your information will lose access. You can’t undo this.',
    eraseKept:
      'The law requires us to keep the text and time of each consent. We keep them without your name or contact info. If you acknowledged a state disclosure, we also keep the network address and browser it came from.',
    eraseConfirm: 'Yes, delete my information',
    confirmMissing: 'Check this box to delete your information.',
    eraseSubmit: 'Delete my information',
  },

  done: {
    stopped: 'You stopped sharing. They can no longer see your information.',
    'all-stopped': 'You stopped all sharing. Only we still have your information.',
    replaced: 'We’ll ask another advisor.',
    changed: 'This changed in the meantime. Here’s how it is now.',
    'calls-saved': 'We saved when you want to be called.',
    'code-sent': 'We sent you a code.',
    opened: 'You can now download, change, or delete your information. This page asks for a new code after 15 minutes.',
    'contact-saved': 'We saved your contact info. The people you share it with can see it.',
    erased: 'We deleted your information, and asked everyone who had it to delete their copies.',
    closed: 'That code expired. Ask for a new one.',
    linked: 'If we have a request with that address, we emailed you a link. Check your inbox.',
  },
  link: {
    title: 'Get a link by email',
    email: 'Email',
    hint: 'The address you gave with your request.',
    submit: 'Email me a link',
    invalid: 'Enter an email address, such as name@example.com.',
  },
} as const
