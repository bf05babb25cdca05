import type { ChatRefusal } from '@pkg/api-client'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The texts of the chat. [CHAT-001] */
export const chatTexts = {
  open: 'Ask a question',
  title: (brand: string) => `Ask ${brand}`,
  notAPerson: 'Automated answers, not a person',
  close: 'Close',
  conversation: 'Conversation',
  messages: 'Questions and answers',
  intro:
    'This chat is automated, so no person reads it. It answers from what we publish, and it says when it doesn’t know. We don’t save your questions.',
  introCommunity: (name: string) =>
    `This chat is automated, so no person reads it. It answers from the page of ${name} and from what we publish, and it says when it doesn’t know. We don’t save your questions.`,
  /** Questions that people can ask with one press. The chat answers them as if they were typed. */
  questions: {
    default: [
      'How do you make money?',
      'What does assisted living include?',
      'Does Medicare pay for assisted living?',
      'How is memory care different?',
    ],
    community: ['How much is it a month?', 'Are any rooms open?', 'When can we tour?', 'What do the reviews say?'],
  },
  suggestions: 'Questions to start with',
  getPricing: 'Get pricing',
  chooseCommunity: 'Choose a community',
  field: 'Or write it in your own words',
  send: 'Send',
  tooShort: 'Enter a question',
  person: 'Talk to a person instead',
  startOver: 'Start over',
  you: 'You asked:',
  pending: 'Looking it up…',
  failed: (phone: string) => `We couldn’t get an answer. Check your connection and try again, or call us at ${phone}.`,
  busy: (phone: string) =>
    `Many questions came from this connection. Please wait a few minutes, or call us at ${phone}.`,
  tryAgain: 'Try again',
  source: (title: string, section: string | undefined) => (section ? `${title}: ${section}` : title),
  /** Before a quote, which is what fits the question best and may not answer it. */
  found: 'We found this on our site:',
  from: 'From',
  asOf: (day: string) => `As of ${dayFormat.format(Date.parse(`${day}T00:00:00Z`))}`,
  refusals: {
    medical:
      'This chat can’t give medical advice. In an emergency, call 911. If someone may hurt themselves, call or text 988. Otherwise, ask a doctor or nurse.',
    legal: 'This chat can’t give legal advice. An elder-law attorney in your state can.',
    financial: 'This chat can’t give financial advice. A financial planner or tax preparer can.',
    people: 'This chat doesn’t share information about other people.',
    future: 'No one can promise what will happen. Ask the community, and get the answer in writing.',
    topic: 'This chat only answers questions about senior living.',
    unlisted: 'This community’s page doesn’t say. You can ask a person.',
    unknown: 'We don’t know. We couldn’t find an answer on our site.',
  } satisfies Record<ChatRefusal, string>,
  personTitle: 'Talk to a person',
  callUs: 'Call us at',
  /** After our phone number and email address. */
  hours: 'We answer the phone from 8 AM to 8 PM, every day.',
  orEmail: 'or email',
  orRequest: (name: string) =>
    `Or answer a few questions about ${name}. We’ll tell you who will contact you before you send them.`,
  orAdvisor: 'Or find a local advisor, or choose a community to ask.',
  findAdvisor: 'Find an advisor',
  wizard: (name: string) => `Get pricing from ${name}`,
  loading: 'Loading the questions…',
  loadFailed: 'We couldn’t load the questions. Check your connection and try again.',
} as const
