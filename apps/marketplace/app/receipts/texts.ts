/** The texts of the page that lists who has a family's information. [TRUST-003] */
export const receiptsTexts = {
  title: 'Who has your information',
  lead: 'Everyone who received your information through us, and how to stop sharing it.',
  noOne: 'We can’t show this here',
  noOneDetail:
    'Either there’s no request yet, or we can’t tell from this browser that it’s yours. Get a link by email to see it.',
  expired: 'This link has expired',
  expiredDetail: 'We’ll email you a new one if a request with your address is on record.',

  caller: {
    title: 'Who will call you',
    asked: (name: string, phone: string | undefined, time: string) =>
      `We asked ${name}, a local advisor, to call you${phone ? ` from ${phone}` : ''} by ${time}. ${name} will get your contact info after agreeing to help.`,
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
  fields: { name: 'name', email: 'email', phone: 'phone number', answers: 'answers' },
  has: (fields: string) => `Has your ${fields}`,
  had: (fields: string) => `Had your ${fields}`,
  since: (time: string) => `Since ${time}`,
  why: (reason: string) => `Why: ${reason}.`,
  agreed: 'What you agreed to',
  looked: 'Who looked at your contact info',
  look: (person: string, time: string, reason: string) => `${person}, ${time}: “${reason}”`,
  noLooks: 'No one has looked at your contact info yet.',
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
  stopConfirm: 'Stop sharing',
  operatorDetail: 'We keep your request so we can help you and show you this page.',

  done: {
    stopped: 'You stopped sharing. They can no longer see your information.',
    replaced: 'We’ll ask another advisor.',
    changed: 'This changed in the meantime. Here’s how it is now.',
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
