import { noticesEmail } from '../src/modules/messaging/notice-emails/messages'
import type { MessageKind } from '@pkg/api-client'
import { contactMessage } from '../src/modules/messaging/contact-messages/contact-message'
import { brandFromEnvironment, type MonthlyCost } from '@pkg/domain'
import {
  questionAnswered,
  questionConfirmation,
  questionDeclined,
} from '../src/modules/catalog/reviews/question-messages'
import { disputeAnswered, invoiceReminder, invoiceSent } from '../src/modules/billing/emails/messages'
import { paperExpiring } from '../src/modules/advisors/messages'
import { setupLink } from '../src/modules/community-setups/messages'
import { pricesExpiring } from '../src/modules/catalog/statements/messages'
import { reviewDeclined, reviewPublished, reviewReceived, reviewRemoved } from '../src/modules/catalog/reviews/messages'
import { accountTexts } from '../src/modules/identity/accounts/texts'
import { costBlock } from '../src/modules/leads/requests/cost-block'
import {
  advisorStepsIn,
  callerNamed,
  directLead,
  familyOffered,
  familyReassigned,
  familyRequestedAgain,
  realEstateAssigned,
  requestReceived,
} from '../src/modules/leads/requests/messages'
import { advisorEmail } from '../src/modules/messaging/outbox/advisor-email'
import type { MessageContent } from '../src/modules/messaging/outbox/message-content'
import { messageHtml } from '../src/modules/messaging/outbox/message-html'
import { blocksText, blocksToSend } from '../src/modules/messaging/outbox/message-text'
import { contactChanged, privacyCode } from '../src/modules/privacy/messages'
import { alertConfirmation, searchAlert } from '../src/modules/alerts/messages'
import { messagesResumed, messagesStopped, textHelp } from '../src/modules/messaging/pauses/messages'
import { communitiesShared } from '../src/modules/saves/share-message'
import { callBooked, callCanceled, callChanged, callReminder, callUpdate } from '../src/modules/calls/messages'
import {
  tourBooked,
  tourCanceled,
  tourChanged,
  tourReminder,
  tourUnavailable,
  tourUpdate,
} from '../src/modules/tours/messages'
import { disclosureCopy, newReceiptLink, releaseRevoked } from '../src/modules/trust/messages'

/** The brand of the samples. */
export const sampleBrand = brandFromEnvironment({})
/** The code or token in the samples. */
export const sampleSecret = '493027'

const sites = { marketplace: 'https://homes.example', dashboard: 'https://homes.example/dashboard' }
const id = '3f0c2a1e-8f5d-4b7e-9a53-0c6b3d1f9b11'
const advisor = { name: 'Ruth', advisor: 'Peter Ibarra', phone: '+13035550123' }
const callBy = 'Tuesday, November 24, 5:00 PM Mountain Time'
const family = { id, place: 'Fort Collins, CO', state: 'CO' }

const sampleInvoice = {
  id,
  number: 'H-000042',
  communityName: 'Granite Spring',
  movedInOn: '2026-11-02',
  dueOn: '2026-12-16',
  amountCents: 380_800,
  balanceCents: 180_800,
}

/** Returns a community that an alert names. */
const matched = (name: string, startingRate: number) => ({
  name,
  url: `/assisted-living/colorado/fort-collins/${name.toLowerCase().replaceAll(' ', '-')}`,
  startingRate,
  hidePricing: false,
  address: { city: 'Fort Collins', state: 'CO' },
})

const call = {
  call: { id, startsAt: new Date('2026-12-01T16:00:00Z'), timeZone: 'America/Denver' },
  advisor: { name: 'Ana Ruiz', phone: '3035550142' },
  name: 'Dana',
}
/** The tour of the samples. */
export const sampleTour = {
  tour: { id, date: '2026-12-01', time: 'Afternoon (12PM-3PM)', timeZone: 'America/Denver' },
  community: { name: 'The Meadows at Fossil Creek Reservoir', address: '2140 Larch Hollow Rd, Fort Collins, CO 80525' },
  name: 'Ruth',
} as const

const review = { id, community: 'The Meadows at Fossil Creek Reservoir', name: 'Ruth' }
const reason = 'It names another resident.'

const cost: MonthlyCost = {
  total: { low: 5150, likely: 5400, high: 5900 },
  parts: [
    { kind: 'rent', amount: { low: 4400, likely: 4400, high: 4400 }, source: 'community', asOf: '2026-10-02' },
    { kind: 'care', amount: { low: 750, likely: 1000, high: 1500 }, source: 'estimate' },
    { kind: 'communityFee', source: 'community', isOneTime: true },
  ],
}

/** An email of every kind, as its module writes it. */
export const sampleEmails: Record<MessageKind, MessageContent> = {
  'sign-in-code': accountTexts.codeByEmail(sampleBrand),
  'sign-in-link': accountTexts.magicLink(sampleBrand),
  'no-account': accountTexts.noAccount(sampleBrand, `${sites.marketplace}/?register=true`),
  'email-verification': accountTexts.verifyEmail(sampleBrand),
  'password-reset': accountTexts.recovery(sampleBrand),
  'password-changed': accountTexts.passwordChanged(sampleBrand),
  'email-changed': accountTexts.emailChanged(sampleBrand),
  invitation: accountTexts.invitation(sampleBrand, 'Ada Park', 'Ines Ortega'),
  'sign-in-reset': accountTexts.signInReset(sampleBrand, 'Ada Park', 'Ines Ortega'),
  'claim-approved': accountTexts.claimApproved(sampleBrand, 'Aspen Court', sites.dashboard),
  'claim-declined': accountTexts.claimDeclined(sampleBrand, 'Aspen Court', 'The community doesn’t know you.'),
  'advisor-approved': accountTexts.agentApproved(sampleBrand, sites.dashboard),
  'advisor-declined': accountTexts.agentDeclined(sampleBrand, 'Your insurance document has expired.'),
  'request-received': requestReceived('Ruth', ['Aspen Court', 'The Meadows at Fossil Creek Reservoir'], {
    communities: ['The Meadows at Fossil Creek Reservoir'],
    advisor: 'Peter Ibarra',
    backup: undefined,
    hasAdvisor: true,
    callBy,
    costs: [costBlock('Aspen Court', cost, new Date('2026-11-23'), 'en')],
    awaitingDisclosure: [],
  }),
  'caller-named': callerNamed({ ...advisor, callBy, isNew: true }),
  'advisor-steps-in': advisorStepsIn({ ...advisor, callBy, community: 'Aspen Court', reason: 'silent' }),
  'receipt-link': newReceiptLink('Ruth'),
  'privacy-code': privacyCode(sampleBrand),
  'contact-changed': contactChanged(sampleBrand),
  'family-offered': familyOffered('Peter', family, { callBy }),
  'family-reassigned': familyReassigned('Peter', family),
  'family-requested-again': familyRequestedAgain('Peter', family),
  'real-estate-assigned': realEstateAssigned('Rae', {
    need: 'sell',
    place: 'Fort Collins, CO',
    state: 'CO',
    respondBy: callBy,
  }),
  'direct-lead': directLead('Aspen Court', { id }, callBy),
  'release-revoked': releaseRevoked('Peter', id),
  'disclosure-copy': disclosureCopy(
    'Aspen Court',
    'We are paid by the community.\n\nYou can ask us how much.',
    new Date('2026-11-22T18:30:00Z'),
  ),
  'advisor-email': advisorEmail({
    subject: 'Two communities to tour',
    body: 'Hi Ruth,\n\nAspen Court and The Meadows can both see you on Saturday.\nWhich time works for you?\n\nPeter',
  }),
  'search-alert-confirmation': alertConfirmation('Assisted Living in Fort Collins, Colorado, with 2 filters'),
  'search-alert': searchAlert({
    search: 'Assisted Living in Fort Collins, Colorado, with 2 filters',
    path: '/assisted-living/colorado/fort-collins?starting-rate=le%3A5000&only=open-rooms',
    communities: [
      matched('The Meadows at Fossil Creek Reservoir', 4650),
      matched('Aspen Court', 0),
      ...['Birch House', 'Cedar Place', 'Elm Lodge', 'Fir Hall'].map((name) => matched(name, 3900)),
    ],
  }),
  'communities-shared': communitiesShared('Sam & <Jo>', [
    { label: 'Aspen Court', url: `${sites.marketplace}/assisted-living/colorado/fort-collins/aspen-court` },
    {
      label: 'The Meadows at Fossil Creek Reservoir',
      url: `${sites.marketplace}/assisted-living/colorado/fort-collins/the-meadows`,
    },
  ]),
  'tour-booked': tourBooked(sampleTour),
  'tour-unavailable': tourUnavailable(sampleTour),
  'tour-reminder': tourReminder(sampleTour),
  'tour-changed': tourChanged(sampleTour),
  'tour-canceled': tourCanceled(sampleTour),
  'tour-update': tourUpdate(sampleTour, { familyId: id, update: 'canceled' }),
  'call-booked': callBooked(call),
  'call-reminder': callReminder(call),
  'call-changed': callChanged(call),
  'call-canceled': callCanceled('advisor')(call),
  'call-update': callUpdate(call.call, { familyId: id, update: 'booked' }),
  'review-received': reviewReceived(review),
  'review-published': reviewPublished(review),
  'review-declined': reviewDeclined(review, reason),
  'review-removed': reviewRemoved(review, reason),
  'question-confirmation': questionConfirmation(review),
  'question-answered': questionAnswered(
    { ...review, hasToken: true },
    {
      text: 'Yes. One dog or two cats, up to 35 pounds each.',
      answeredBy: 'community',
    },
  ),
  'question-declined': questionDeclined({ ...review, hasToken: true }, reason),
  'messages-stopped': messagesStopped(sampleBrand, 'email'),
  'messages-resumed': messagesResumed(sampleBrand, 'email'),
  'text-answer': textHelp(sampleBrand),
  notices: noticesEmail([
    {
      id: '1',
      kind: 'mention',
      text: 'Alex Admin mentioned you in a note about Ruth Park',
      at: '2027-03-01T18:00:00.000Z',
      isRead: false,
      clientId: '2',
      recordId: '3',
    },
  ]),
  'prices-expiring': pricesExpiring({
    communityId: 'granite-spring',
    communityName: 'Granite Spring',
    pricesExpireOn: '2026-12-02',
    isOver: false,
  }),
  'community-setup': setupLink({
    communityId: 'granite-spring',
    communityName: 'Granite Spring',
    step: 'photos',
    sender: 'Pat Provider',
    isToSender: false,
  }),
  'paper-expiring': paperExpiring('liabilityInsurance', '2026-12-28'),
  'invoice-sent': invoiceSent(sampleInvoice),
  'invoice-reminder': invoiceReminder(sampleInvoice, 3),
  'invoice-dispute-answered': disputeAnswered(sampleInvoice, {
    answer: 'credited',
    reason: 'The rent of the first month was $4,000',
  }),
  'contact-message': contactMessage({
    topic: 'information',
    name: 'Ruth Park',
    email: 'ruth.park@families.example',
    message: 'Please correct the spelling of my name.',
  }),
}

/** Returns the subject, text, and HTML page of an email as it's sent. */
export function renderSample({ kind, language = 'en', subject, blocks }: MessageContent): {
  subject: string
  text: string
  html: string
} {
  const stored = { id, kind, language, blocks, secret: sampleSecret, secretExpiresAt: null }
  const sent = blocksToSend(stored, sites, new Date('2026-11-23'))
  return { subject, text: blocksText(sent), html: messageHtml({ kind, language, subject, blocks: sent }, sampleBrand) }
}
