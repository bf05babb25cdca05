import { expect, test } from 'vitest'
import type { Answers } from './answers'
import { buildConversionData } from './conversion-data'
import { buildContact, buildUserAction } from './user-action'

const contact = { id: 'contact' as const, language: 'en', version: '2' }
const consent = { id: 'texts' as const, language: 'en', version: '3' }
const answers: Answers = {
  lookingFor: 'Mother',
  adl: 'heavy-care',
  timing: 'Unsure',
  budgetRange: '<$2K',
  isCustomBudgetRange: 'no',
  budget: ['Medicaid'],
  homeSaleInterest: 'No',
  location: { searchParams: { city: 'Boise', state: 'ID', zip: '83702' } },
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '2085550123',
  residentName: 'Ruth van Lee',
  consent,
}
const source = {
  requestId: '5f0f4d0a-3c53-4f0c-9d5f-0d7a1f3b2c11',
  answers,
  settings: { actionPage: '/assisted-living/idaho/boise', attribution: { cta: 'tile', leadSource: 'get pricing' } },
  community: { id: 'oak-house' },
}

test('a request leaves out what can’t be seen at both ends of a name or an email address [EDGE-012]', () => {
  const copied = {
    firstName: '\u202aAnn\u202c',
    lastName: 'Lee\t',
    email: '\u200eann@example.com',
    residentName: ' \u200eRuth van Lee',
  }
  expect(buildUserAction({ ...source, answers: { ...answers, ...copied } }, 'complete')).toEqual(
    buildUserAction(source, 'complete'),
  )
})

test('a complete request includes contact, community, location, resident, consent, and source [DATA-008, DATA-009, DATA-011, GWZ-074]', () => {
  expect(buildUserAction(source, 'complete')).toEqual({
    actionType: 'pricing-request',
    actionPage: '/assisted-living/idaho/boise',
    actionInfo: {
      requestId: '5f0f4d0a-3c53-4f0c-9d5f-0d7a1f3b2c11',
      status: 'complete',
      name: 'Ann Lee',
      email: 'ann@example.com',
      phone: '2085550123',
      slug: 'oak-house',
      contactType: 'online',
      data: {
        lookingFor: 'Mother',
        adl: ['heavy-care'],
        callPreferences: { textFirst: true },
        timing: 'Unsure',
        budgetRange: '<$2K',
        isCustomBudgetRange: 'no',
        budget: ['Medicaid'],
        homeSaleInterest: 'No',
        city: 'Boise',
        state: 'ID',
        zip: '83702',
        residentName: 'Ruth van Lee',
        resident: { firstName: 'Ruth', lastName: 'van Lee' },
        wordings: [contact, consent],
        cta: 'tile',
        leadSource: 'get pricing',
      },
    },
  })
})

test("a tour date makes it a tour request in the main wizard's time zone [DATA-008, DATA-009]", () => {
  const tour = { ...source, answers: { tourDate: '2026-07-07', tourTimeText: 'Morning (8AM-12PM)' } }
  expect(buildUserAction(tour, 'complete')).toMatchObject({
    actionType: 'tour-request',
    actionInfo: {
      data: {
        tourDataInfo: [
          { tourTimeText: 'Morning (8AM-12PM)', tourDate: '2026-07-07', tourTimezone: 'America/Los_Angeles' },
        ],
      },
    },
  })
})

test.each([
  [
    { firstName: 'Ann', lastName: 'Lee', phone: '1', email: 'a@b' },
    { name: 'Ann Lee', phone: '1', email: 'a@b' },
  ],
  [{ firstName: 'Ann', email: '' }, { name: 'Ann' }],
  [{}, {}],
])('the contact of %j is %j [GWZ-088, DATA-008]', (contactAnswers, contact) => {
  expect(buildContact(contactAnswers)).toEqual(contact)
})

test('the callback gets what the flow after the wizard needs and no contact info [DATA-010, GWZ-113]', () => {
  expect(buildConversionData(answers)).toEqual({
    budgetRange: '<$2K',
    budget: ['Medicaid'],
    adl: 'heavy-care',
    location: { searchParams: { city: 'Boise', state: 'ID', zip: '83702' } },
  })
})

test('omits blank answers [DATA-009]', () => {
  const answers: Answers = {
    communityInfo: 'Something else',
    communityInfoOther: ' ',
    residentName: '',
    budget: [],
    location: { searchParams: { city: 'Boise', state: 'ID', zip: '' } },
  }
  const action = buildUserAction({ ...source, settings: {}, answers }, 'complete')
  expect(action.actionPage).toBe('/')
  expect(action.actionInfo.data).toEqual({
    communityInfo: 'Something else',
    city: 'Boise',
    state: 'ID',
    wordings: [contact],
  })
})

test('a request says when to call, and to text first only with the consent to texts [TRUST-007]', () => {
  const callPreferences = { days: ['monday' as const], from: 9, until: 12 }
  const preferencesIn = (change: Partial<Answers>) =>
    buildUserAction({ ...source, answers: { phone: '2085550123', ...change } }, 'complete').actionInfo.data
      .callPreferences
  expect(preferencesIn({ callPreferences })).toEqual(callPreferences)
  expect(preferencesIn({ callPreferences, consent })).toEqual({ ...callPreferences, textFirst: true })
  expect(preferencesIn({})).toBeUndefined()
})

test('a pending request names no wording, and a complete one names those of its language [TRUTH-002]', () => {
  const wordingsOf = (status: 'pending' | 'complete', language: string) =>
    buildUserAction({ ...source, answers: {}, settings: { language } }, status).actionInfo.data.wordings
  expect(wordingsOf('pending', 'en')).toBeUndefined()
  expect(wordingsOf('complete', 'es')).toEqual([{ ...contact, language: 'es' }])
  expect(wordingsOf('complete', 'fr')).toEqual([contact])
})

test.each([
  [{ homeSaleInterest: 'Yes' }, ['contact', 'sell-home']],
  [{ housingOptions: 'buy', homeSaleInterest: 'No' }, ['contact', 'buy-home']],
  [{ housingOptions: 'buy', homeSaleInterest: 'Yes', consent }, ['contact', 'sell-home', 'buy-home', 'texts']],
  [{ housingOptions: 'sell', homeSaleInterest: 'No' }, ['contact']],
  [{ housingOptions: 'rent', homeSaleInterest: 'No' }, ['contact']],
] as const)(
  'a request with the answers %j names the wordings %j [TRUTH-002, AGENT-006, GWZ-081, GWZ-082]',
  (given, ids) => {
    const { wordings } = buildUserAction({ ...source, answers: given }, 'complete').actionInfo.data
    expect(wordings?.map(({ id }) => id)).toEqual(ids)
  },
)
