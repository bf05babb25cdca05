import type { Language, MonthlyCost } from '@pkg/domain'
import { expect, test } from 'vitest'
import { sampleBrand, sampleTour } from '../../../../testing/sample-emails'
import { messagesIn as alertsIn } from '../../alerts/messages-in'
import { messagesIn as callsIn } from '../../calls/messages-in'
import { questionMessagesIn, reviewMessagesIn } from '../../catalog/reviews/messages-in'
import { accountTextsIn } from '../../identity/accounts/texts-in'
import { costBlock } from '../../leads/requests/cost-block'
import type { EmailedCallers } from '../../leads/requests/messages'
import { messagesIn as requestsIn } from '../../leads/requests/messages-in'
import { messagesIn as privacyIn } from '../../privacy/messages-in'
import { messagesIn as toursIn } from '../../tours/messages-in'
import type { MessageContent } from './message-content'

const id = '3f0c2a1e-8f5d-4b7e-9a53-0c6b3d1f9b11'
const names = ['Ruth', 'Ana Ruiz', 'Ben Lee', 'Aspen Court', 'Oak House', 'It names a resident.', 'Up to 35 pounds.']
const review = { id, community: 'Aspen Court', name: 'Ruth' }
const question = { ...review, hasToken: false }
const call = {
  call: { id, startsAt: new Date('2026-12-01T16:00:00Z'), timeZone: 'America/Denver' },
  advisor: { name: 'Ana Ruiz', phone: '3035550142' },
  name: 'Ruth',
}
const advisor = { name: 'Ruth', advisor: 'Ana Ruiz', phone: '+13035550123', callBy: '5 PM' }
const callers: EmailedCallers = {
  communities: ['Oak House'],
  advisor: 'Ana Ruiz',
  backup: 'Ben Lee',
  hasAdvisor: true,
  callBy: '5 PM',
  costs: [],
  awaitingDisclosure: [],
}
const range = (low: number, high = low) => ({ low, likely: low, high })
const cost: MonthlyCost = {
  total: range(5150, 5900),
  parts: [
    { kind: 'rent', amount: range(4400), source: 'community', asOf: '2026-10-02' },
    { kind: 'care', amount: range(750, 1500), source: 'estimate' },
    { kind: 'communityFee', source: 'community', isOneTime: true },
  ],
}
const area = { communities: 7, place: 'Boulder County' }
const matched = (name: string, startingRate: number, hidePricing = false) => ({
  name,
  url: `/assisted-living/colorado/boulder/${name.toLowerCase().replace(' ', '-')}`,
  startingRate,
  hidePricing,
  address: { city: 'Boulder', state: 'CO' },
})
const many = Array.from({ length: 7 }, (_, at) => matched(`House ${at}`, 4000 + at))
const alertAbout = (language: Language, communities: ReturnType<typeof matched>[]) =>
  alertsIn(language).searchAlert({
    search: 'Boulder',
    path: '/assisted-living/colorado/boulder?size=small',
    communities,
  })
const received = (language: Language, values: Partial<EmailedCallers>, cost?: MonthlyCost) =>
  requestsIn(language).requestReceived('Ruth', ['Aspen Court', 'Oak House'], {
    ...callers,
    ...values,
    costs: cost ? [costBlock('Aspen Court', cost, new Date('2026-11-23'), language)] : [],
  })

/** Emails about cases that are easy to get wrong, by what they're about. */
const emails: Record<string, (language: Language) => MessageContent> = {
  'an alert about a known price': (language) => alertAbout(language, [matched('Aspen Court', 4321)]),
  'an alert about a hidden price': (language) => alertAbout(language, [matched('Aspen Court', 4321, true)]),
  'an alert about an unknown price': (language) => alertAbout(language, [matched('Aspen Court', 0)]),
  'an alert about more communities than it names': (language) => alertAbout(language, many),
  'the confirmation of an alert': (language) => alertsIn(language).alertConfirmation('Boulder'),
  'a request that an advisor handles': (language) => received(language, { communities: [] }),
  'a request that a team handles': (language) => received(language, { hasAdvisor: false }),
  'a request that waits for a disclosure': (language) => received(language, { awaitingDisclosure: ['Oak House'] }),
  'a request with costs that aren’t all known': (language) => received(language, {}, cost),
  'a request for a community without a price': (language) => received(language, {}, { ...cost, area }),
  'a named caller': (language) => requestsIn(language).callerNamed({ ...advisor, isNew: true }),
  'a changed caller without a number': (language) =>
    requestsIn(language).callerNamed({ ...advisor, phone: undefined, isNew: false }),
  'a team that was silent': (language) =>
    requestsIn(language).advisorStepsIn({ ...advisor, community: 'Oak House', reason: 'silent' }),
  'a team that declined': (language) =>
    requestsIn(language).advisorStepsIn({ ...advisor, community: 'Oak House', reason: 'declined' }),
  'a disclosure that wasn’t acknowledged': (language) =>
    requestsIn(language).advisorStepsIn({ ...advisor, community: 'Oak House', reason: 'not-disclosed' }),
  'a booked tour': (language) => toursIn(language).tourBooked(sampleTour),
  'a tour whose time is taken': (language) => toursIn(language).tourUnavailable(sampleTour),
  'a tour tomorrow': (language) => toursIn(language).tourReminder(sampleTour),
  'a moved tour': (language) => toursIn(language).tourChanged(sampleTour),
  'a canceled tour': (language) => toursIn(language).tourCanceled(sampleTour),
  'a booked call': (language) => callsIn(language).callBooked(call),
  'a call soon': (language) => callsIn(language).callReminder(call),
  'a moved call': (language) => callsIn(language).callChanged(call),
  'a call that the family canceled': (language) => callsIn(language).callCanceled('family')(call),
  'a call that the advisor canceled': (language) => callsIn(language).callCanceled('advisor')(call),
  'a review that waits': (language) => reviewMessagesIn(language).reviewReceived(review),
  'a published review': (language) => reviewMessagesIn(language).reviewPublished(review),
  'a declined review': (language) => reviewMessagesIn(language).reviewDeclined(review, 'It names a resident.'),
  'a removed review': (language) => reviewMessagesIn(language).reviewRemoved(review, 'It names a resident.'),
  'a question to send': (language) => questionMessagesIn(language).questionConfirmation(review),
  'an answer of the team': (language) =>
    questionMessagesIn(language).questionAnswered(question, { text: 'Up to 35 pounds.', answeredBy: 'community' }),
  'an answer of our staff': (language) =>
    questionMessagesIn(language).questionAnswered(question, { text: 'Up to 35 pounds.', answeredBy: 'staff' }),
  'an answer to someone without an account': (language) =>
    questionMessagesIn(language).questionAnswered(
      { ...question, hasToken: true },
      { text: 'Up to 35 pounds.', answeredBy: 'staff' },
    ),
  'a declined question': (language) => questionMessagesIn(language).questionDeclined(question, 'It names a resident.'),
  'a code to sign in': (language) => accountTextsIn(language).codeByEmail(sampleBrand),
  'a link to sign in': (language) => accountTextsIn(language).magicLink(sampleBrand),
  'an address to verify': (language) => accountTextsIn(language).verifyEmail(sampleBrand),
  'a forgotten password': (language) => accountTextsIn(language).recovery(sampleBrand),
  'a changed password': (language) => accountTextsIn(language).passwordChanged(sampleBrand),
  'a changed email address': (language) => accountTextsIn(language).emailChanged(sampleBrand),
  'a code to see what is stored': (language) => privacyIn(language).privacyCode(sampleBrand),
  'changed contact info': (language) => privacyIn(language).contactChanged(sampleBrand),
}

/** Returns what an email says besides its wording: its kind, codes, links, amounts, and names. */
function factsOf({ kind, subject, blocks }: MessageContent) {
  const text = JSON.stringify([subject, blocks])
  return {
    kind,
    links: [...text.matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url),
    codes: [...text.matchAll(/"code":"([^"]*)"/g)].map(([, code]) => code),
    amounts: [...text.matchAll(/\$\d[\d,]*/g)].map(([amount]) => amount),
    names: names.filter((name) => text.includes(name)),
  }
}

test.each(Object.entries(emails))(
  'the email about %s has the same links, amounts, and names in Spanish as in English [FIND-015, TRUTH-009]',
  (_, write) => {
    expect(factsOf(write('es'))).toEqual(factsOf(write('en')))
    expect([write('en').language ?? 'en', write('es').language]).toEqual(['en', 'es'])
    expect(write('es').subject).not.toBe(write('en').subject)
  },
)
