import { type MessageKind, messageKinds, type StoppableKind, stoppableKinds } from '@pkg/api-client'
import type { Language } from '@pkg/domain'
import { spanishPreheaders } from './message-kinds.es'

/** What someone waits for to sign in, or to see or delete their information. It expires within minutes or hours, so it's sent before everything else. */
export const urgentKinds: readonly MessageKind[] = [
  'sign-in-code',
  'sign-in-link',
  'password-reset',
  'email-verification',
  'no-account',
  'privacy-code',
]

/**
 * Why we send each kind of message: the person waits for it or must know it, we send it on our own, a person wrote it, or it's the work of staff and
 * communities. A person who asked us to stop messages gets none that are automatic, and no text that they didn't ask for. [EDGE-008]
 */
const reasons: Record<MessageKind, 'asked' | 'automatic' | 'personal' | 'staff'> = {
  'sign-in-code': 'asked',
  'sign-in-link': 'asked',
  'no-account': 'asked',
  'email-verification': 'asked',
  'password-reset': 'asked',
  'password-changed': 'asked',
  'email-changed': 'asked',
  invitation: 'staff',
  'sign-in-reset': 'staff',
  'claim-approved': 'staff',
  'claim-declined': 'staff',
  'advisor-approved': 'staff',
  'advisor-declined': 'staff',
  'request-received': 'asked',
  'caller-named': 'automatic',
  'advisor-steps-in': 'automatic',
  'receipt-link': 'asked',
  'privacy-code': 'asked',
  'contact-changed': 'asked',
  'family-offered': 'staff',
  'family-reassigned': 'staff',
  'family-requested-again': 'staff',
  'real-estate-assigned': 'staff',
  'direct-lead': 'staff',
  'release-revoked': 'staff',
  'disclosure-copy': 'staff',
  'advisor-email': 'personal',
  'communities-shared': 'automatic',
  'search-alert-confirmation': 'asked',
  'search-alert': 'automatic',
  'tour-booked': 'asked',
  'tour-unavailable': 'asked',
  'tour-reminder': 'automatic',
  'tour-changed': 'asked',
  'tour-canceled': 'asked',
  'tour-update': 'staff',
  'call-booked': 'asked',
  'call-reminder': 'automatic',
  'call-changed': 'asked',
  'call-canceled': 'asked',
  'call-update': 'staff',
  'review-received': 'automatic',
  'review-published': 'automatic',
  'review-declined': 'automatic',
  'review-removed': 'automatic',
  'question-confirmation': 'asked',
  'question-answered': 'automatic',
  'question-declined': 'automatic',
  'prices-expiring': 'staff',
  'community-setup': 'staff',
  'paper-expiring': 'staff',
  'invoice-sent': 'staff',
  'invoice-reminder': 'staff',
  'invoice-dispute-answered': 'staff',
  'contact-message': 'staff',
  'messages-stopped': 'asked',
  'messages-resumed': 'asked',
  'text-answer': 'asked',
  notices: 'staff',
}

/** What is sent to a person who asked us to stop messages. [EDGE-008] */
export const askedKinds = messageKinds.filter((kind) => reasons[kind] === 'asked')

/** What we send to families and visitors on our own. [EDGE-008] */
export const automaticKinds = messageKinds.filter((kind) => reasons[kind] === 'automatic')

/**
 * The line that a mail program shows after the subject, for each kind of email. It's the same for everyone, so a locked phone shows
 * no personal data, code, or link. [TRUTH-009]
 */
const preheaders: Record<MessageKind, string> = {
  'sign-in-code': 'It expires in 10 minutes and works once.',
  'sign-in-link': 'It expires in 10 minutes and works once.',
  'no-account': 'We don’t have a matching account.',
  'email-verification': 'The link expires in 24 hours and works once.',
  'password-reset': 'The link expires in 30 minutes and works once.',
  'password-changed': 'Tell us right away if it wasn’t you.',
  'email-changed': 'Tell us right away if it wasn’t you.',
  invitation: 'Set up your account within 7 days.',
  'sign-in-reset': 'Set up your sign-in again within 7 days.',
  'claim-approved': 'New requests from families will come to you.',
  'claim-declined': 'You can claim it again.',
  'advisor-approved': 'You can now accept families.',
  'advisor-declined': 'You can change it and upload documents again.',
  'request-received': 'Who will call you, and who has your information.',
  'caller-named': 'Who will call you, and by when.',
  'advisor-steps-in': 'Who will call you, and by when.',
  'receipt-link': 'See who has your information, or stop sharing it.',
  'privacy-code': 'It expires in 10 minutes and works once.',
  'contact-changed': 'Tell us right away if it wasn’t you.',
  'family-offered': 'Accept or decline on your dashboard.',
  'family-reassigned': 'Open the family on your dashboard.',
  'family-requested-again': 'Open the request on your dashboard.',
  'real-estate-assigned': 'Accept or decline on your dashboard.',
  'direct-lead': 'Open the request on your dashboard.',
  'release-revoked': 'Please delete any copies, and confirm within 48 hours.',
  'disclosure-copy': 'Please keep it with your records.',
  'advisor-email': 'A message about your search.',
  'communities-shared': 'Someone you know thought of you.',
  'search-alert-confirmation': 'One press turns it on. The link expires in 7 days.',
  'search-alert': 'See which communities match your search now.',
  'tour-booked': 'Add it to your calendar, or choose another time.',
  'tour-unavailable': 'We haven’t booked a tour yet.',
  'tour-reminder': 'See when and where it is.',
  'tour-changed': 'See when and where it is now.',
  'tour-canceled': 'You can book another one at any time.',
  'tour-update': 'Open the family on your dashboard.',
  'call-booked': 'Add it to your calendar, or choose another time.',
  'call-reminder': 'See who calls, and when.',
  'call-changed': 'See when it is now.',
  'call-canceled': 'You can book another one at any time.',
  'call-update': 'Open the family on your dashboard.',
  'review-received': 'We read every review before we publish it.',
  'review-published': 'Families can read it on the community’s page.',
  'review-declined': 'See why, and change it if you like.',
  'review-removed': 'See why, and change it if you like.',
  'question-confirmation': 'One press sends it. The link expires in 7 days.',
  'question-answered': 'Families can read it on the community’s page.',
  'question-declined': 'See why, and ask another question if you like.',
  'invoice-sent': 'What’s due, and by when.',
  'invoice-reminder': 'What’s due, and by when.',
  'invoice-dispute-answered': 'What we decided, and why.',
  'paper-expiring': 'Upload the new one on your dashboard.',
  'prices-expiring': 'Confirm or correct them without signing in.',
  'community-setup': 'Continue where it was left.',
  'contact-message': 'Someone wrote to us with the contact form.',
  'messages-stopped': 'You won’t get any more texts or automatic emails.',
  'messages-resumed': 'You’ll get texts and automatic emails again.',
  'text-answer': 'How to reach us.',
  notices: 'Open your dashboard to see them.',
}

/** Returns the line that a mail program shows after the subject. Staff get every email in English. [TRUTH-009, FIND-015] */
export const preheaderOf = (kind: MessageKind, language: Language): string =>
  (language === 'es' ? spanishPreheaders[kind] : undefined) ?? preheaders[kind]

/** Returns whether a recipient can stop emails of a kind. */
export const canBeStopped = (kind: MessageKind | null): kind is StoppableKind =>
  stoppableKinds.some((stoppable) => stoppable === kind)
