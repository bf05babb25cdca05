/** The texts of asking an advisor, and of a booked call. [AGENT-008] */
export const callsTexts = {
  ask: {
    title: (name: string) => `Write to ${name}`,
    callTitle: (name: string) => `Book a call with ${name}`,
    pageTitle: 'Ask an advisor',
    labels: {
      name: 'Your name',
      email: 'Email',
      phone: 'Phone number',
      question: 'What would you like to know? (optional)',
    },
    /** `who` is the advisor’s name, and `time` such as `Mon, Nov 23, 2:30 PM MST`. */
    reply: (who: string, time: string) => `${who} will call or email you by ${time}.`,
    replySoon: (who: string) => `${who} will call or email you.`,
    calls: (who: string, time: string) => `${who} will call you on ${time}.`,
    oneOf: 'Enter an email address, a phone number, or both.',
    phoneHint: (who: string) => `${who} calls this number, once. No community gets it unless you ask.`,
    emailForCall: 'We’ll email you the details, and a link to change or cancel the call.',
    chosen: 'Your call',
    change: 'Choose another time',
    submit: 'Send request',
    submitCall: 'Book call',
    taken: 'This time was just booked',
    takenDetail: 'Choose another time and submit again. Everything you entered is still here.',
    callersChanged: (sentence: string) => `${sentence} Check this, then submit again.`,
    failed: 'We couldn’t send your request',
    failedDetail: 'Everything you entered is still here. Submit again, or call us.',
    sent: 'Request sent',
    sentReceipts: 'See who has your information',
    hadRequest: (name: string) => `${name} had your request before and can’t take it again`,
    unavailable: (name: string) => `${name} isn’t accepting new families right now`,
    unavailableDetail: 'Choose another advisor nearby, or call us.',
    others: 'See other advisors nearby',
    ownAdvisor: (own: string) => `${own} is your advisor`,
    ownAdvisorDetail: (own: string, asked: string) =>
      `${own} already helps you. To work with ${asked} instead, open “Who has your information” and change who calls.`,
    replaces: (own: string) => `We already asked ${own} to contact you`,
    replacesDetail: (asked: string, own: string) =>
      `If you send this form, ${asked} will contact you instead of ${own}.`,
    cancelsCall: (own: string) => `We’ll cancel your call with ${own}.`,
    back: (name: string) => `Back to ${name}’s page`,
  },
  page: {
    title: (name: string) => `Your call with ${name}`,
    metaTitle: 'Your call',
    missing: 'We can’t show this call here',
    missingDetail:
      'We can’t tell from this browser that the call is yours, or the link has expired. Open the link in your latest email about the call, or call us.',
    facts: { when: 'Time', advisor: 'Advisor', phone: 'Calls from' },
    done: {
      booked: 'Your call is booked',
      changed: 'Your call has a new time',
      canceled: 'Your call is canceled',
      taken: 'This time isn’t free anymore',
      closed: 'This call can’t be changed anymore',
      unchosen: 'Choose a day and a time',
    },
    doneDetail: {
      booked:
        'If you gave us your email address, we sent you the details. We’ll also send a reminder 2 hours before the call.',
      changed: 'If you added the call to your calendar, add it again.',
      canceled:
        'Your advisor may still contact you about your request, even before the time of this call. To stop that, open “Who has your information.” If you added the call to your calendar, you can remove it there.',
      taken: 'Your call hasn’t changed. Choose another time.',
      closed: 'It was canceled or has begun.',
      unchosen: 'Your call hasn’t changed.',
    },
    canceled: 'This call is canceled',
    over: 'This call has begun or is over',
    cancel: 'Cancel the call',
    cancelDetail:
      'We’ll tell your advisor, who may still contact you about your request. You can book another call at any time.',
    cancelConfirm: 'Cancel call',
    again: 'Book another call',
  },
  calendar: {
    title: (name: string) => `Call with ${name}`,
    description: (phone: string) => `A call of about 15 minutes. Questions? Call ${phone}.`,
  },
} as const
