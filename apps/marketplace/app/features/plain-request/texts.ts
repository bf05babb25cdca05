import { siteLocale } from '@pkg/domain'
/** The texts of the one-page form. */
export const plainRequestTexts = {
  title: (community: string) => `Get pricing from ${community}`,
  labels: {
    lookingFor: 'Who are you searching for?',
    adl: 'How much help is needed each day?',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone number',
    disclosure: 'State law requires us to tell you this',
  },
  disclosureOptions: [
    ['acknowledged', 'I acknowledge'],
    ['refused', 'I do not acknowledge'],
  ],
  /** What a refusal means where the community's team would get the request. [TRUTH-005] */
  ifRefused: (community: string) =>
    `If you don’t acknowledge this, we won’t send your request to ${community}. A local advisor will help you instead.`,
  refused: (community: string, advisor: string) =>
    `You didn’t acknowledge the disclosure, so we didn’t send your request to ${community}. Instead, ${advisor} will contact you.`,
  /** After that, about a tour that was booked with the request. [FIND-013] */
  tourCanceled: 'We also canceled your tour.',
  lookingForOptions: [
    ['Myself', 'Myself'],
    ['Self + Partner', 'Self + Partner'],
    ['Mother', 'Mother'],
    ['Father', 'Father'],
    ['Parents', 'Parents'],
    ['Someone else', 'Someone else'],
  ],
  care: [
    ['memory-care', 'Memory care'],
    ['light-care', 'Some help'],
    ['heavy-care', 'A lot of help'],
    ['no-care', 'No help'],
  ],
  /** `callers` is a sentence's subject with the time, such as `Ana Ruiz will call you by Mon, Nov 23, 2:30 PM MST`. */
  whoCalls: (community: string, callers: string) =>
    `${callers} about ${community}. No other community gets your number.`,
  willCall: (callers: string, time: string) => `${callers} will call you by ${time}`,
  backup: (callers: string) => `If they don’t, ${callers} will call you`,
  willCallSoon: (callers: string) => `${callers} will call you. We’ll email you who, and when`,
  /** The same for a family that would rather not be called. [TRUST-006] */
  byEmail: {
    who: (community: string, callers: string) =>
      `${callers} about ${community}. We won’t call you. No other community gets your email address.`,
    will: (callers: string, time: string) => `${callers} will email you by ${time}`,
    backup: (callers: string) => `If they don’t, ${callers} will email you`,
    willSoon: (callers: string) => `${callers} will email you`,
    recipients: (operator: string, teams: readonly string[]) =>
      `${new Intl.ListFormat(siteLocale).format([operator, ...teams])} ${teams.length > 0 ? 'have' : 'has'} your name, email, and answers.`,
  },
  /** Fixed by the requirement. [TRUST-006] */
  noCalls: "I'd rather not be called",
  enterPhone: 'Enter a phone number',
  team: (community: string) => `the team at ${community}`,
  anAdvisor: (operator: string) => `a local ${operator} advisor`,
  callersChanged: (callers: string) => `${callers}. Check this, then submit again.`,
  submit: 'Submit',
  sent: 'Thank you! We will get back to you shortly',
  sentDetail: (community: string, callers: string) => `We got your request about ${community}. ${callers}.`,
  /** Who has the request, as the server says. [TRUTH-003] */
  recipients: (operator: string, teams: readonly string[]) =>
    `${new Intl.ListFormat(siteLocale).format([operator, ...teams])} ${teams.length > 0 ? 'have' : 'has'} your name, email, phone number, and answers.`,
  receipts: 'See who has your information',
  fee: (community: string, percent: number) => `${community} pays us ${percent}% of the first month if you move in.`,
  feeNone: (community: string) => `${community} pays us no referral fee.`,
  failed: 'We couldn’t send your request',
  failedDetail: 'Your answers are still on this page. Select Submit to try again, or call us.',
} as const
