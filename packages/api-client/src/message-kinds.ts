/** Every kind of email and text that the product sends. A test receives each one and opens its links. [TRUTH-009] */
export const messageKinds = [
  'sign-in-code',
  'sign-in-link',
  'no-account',
  'email-verification',
  'password-reset',
  'password-changed',
  'email-changed',
  'invitation',
  'claim-approved',
  'claim-declined',
  'advisor-approved',
  'advisor-declined',
  'request-received',
  'caller-named',
  'advisor-steps-in',
  'receipt-link',
  'privacy-code',
  'contact-changed',
  'family-offered',
  'family-reassigned',
  'family-requested-again',
  'real-estate-assigned',
  'direct-lead',
  'release-revoked',
  'disclosure-copy',
  'advisor-email',
  'communities-shared',
  'search-alert-confirmation',
  'search-alert',
  'tour-booked',
  'tour-unavailable',
  'tour-reminder',
  'tour-changed',
  'tour-canceled',
  'tour-update',
  'call-booked',
  'call-reminder',
  'call-changed',
  'call-canceled',
  'call-update',
  'review-received',
  'review-published',
  'review-declined',
  'review-removed',
  'question-confirmation',
  'question-answered',
  'question-declined',
  'prices-expiring',
  'contact-message',
  'messages-stopped',
  'messages-resumed',
  'text-answer',
  'notices',
] as const

/** The kinds of email that their recipients can stop: those that no one requested from us, and those that repeat. */
export const stoppableKinds = [
  'advisor-email',
  'communities-shared',
  'search-alert',
] as const satisfies (typeof messageKinds)[number][]

/** A kind of email that its recipients can stop. */
export type StoppableKind = (typeof stoppableKinds)[number]

/** A kind of email or text. */
export type MessageKind = (typeof messageKinds)[number]
