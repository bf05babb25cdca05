import { type PaymentOrigin, type StayFacts, type StayPlan } from '@pkg/domain'
import { expect, test } from 'vitest'
import { describeStay } from './describe-stay'
import { stayFilter } from './stay-filter'
import { parsePlan } from './stored-plan'
import { stayTexts } from './texts'

const plan: StayPlan = { savings: 120_000, income: 1900, increase: 4, years: 10 }
const medicaid = (isAccepted: boolean, origin: PaymentOrigin, asOf: string): StayFacts => ({
  medicaid: { isAccepted, origin, asOf },
})
const accepts = medicaid(true, 'medicare', '2026-04')
const declines = medicaid(false, 'community', '2026-08-04')

test('reads back a stored plan [FIND-023]', () => {
  expect(parsePlan(JSON.stringify(plan))).toEqual(plan)
})

test.each([
  ['nothing', null],
  ['broken text', '{'],
  ['another shape', '[120000]'],
  ['a missing amount', '{"savings":1,"income":1,"increase":4}'],
  ['an amount as text', '{"savings":"1","income":1,"increase":4,"years":10}'],
  ['a negative amount', '{"savings":-1,"income":1,"increase":4,"years":10}'],
  ['an increase that no form accepts', '{"savings":1,"income":1,"increase":16,"years":10}'],
  ['no year', '{"savings":1,"income":1,"increase":4,"years":0}'],
])('%s means no plan [FIND-023]', (_, stored) => {
  expect(parsePlan(stored)).toBeUndefined()
})

test.each([
  [
    'takes Medicaid',
    { price: 5600, ...accepts },
    'Your money lasts about 30 months here, at $5,600 a month.',
    'After that, the community takes Medicaid (Medicare’s records, April 2026).',
  ],
  [
    'doesn’t take it',
    { price: 5600, ...declines },
    'Your money lasts about 30 months here, at $5,600 a month.',
    'After that, you would have to move, because the community doesn’t take Medicaid (its team, August 4, 2026).',
  ],
  [
    'said nothing about it, which isn’t no',
    { price: 5600 },
    'Your money lasts about 30 months here, at $5,600 a month.',
    'We don’t know whether the community takes Medicaid after that. Ask the community.',
  ],
  [
    'costs little',
    { price: 1900, ...declines },
    'Your money lasts at least 10 years here, at $1,900 a month.',
    undefined,
  ],
  [
    'costs too much',
    { price: 130_000, ...declines },
    'Your money doesn’t pay for one month here, at $130,000 a month.',
    'The community doesn’t take Medicaid (its team, August 4, 2026).',
  ],
  [
    'hides its price',
    { price: 0, ...accepts },
    'We don’t know the price here, so we can’t say how long the money lasts.',
    'The community takes Medicaid (Medicare’s records, April 2026).',
  ],
])(
  'says how long the money lasts, and what happens then, where a community %s [FIND-023, FIND-022]',
  (_, facts, lasts, afterward) => {
    expect(describeStay(plan, facts, undefined)).toEqual({ lasts, ...(afterward && { afterward }) })
  },
)

test.each([
  ['Mother', 'Your mother’s money lasts', 'she would have to move'],
  ['Father', 'Your father’s money lasts', 'he would have to move'],
  ['Parents', 'Your parents’ money lasts', 'they would have to move'],
  ['Myself', 'Your money lasts', 'you would have to move'],
  ['Self + Partner', 'Your money lasts', 'the two of you would have to move'],
  ['Someone else', 'Their money lasts', 'they would have to move'],
  [undefined, 'Your money lasts', 'you would have to move'],
] as const)('is about the person that the family named: %s [FIND-023]', (person, lasts, move) => {
  const described = describeStay(plan, { price: 5600, ...declines }, person)
  expect(described.lasts).toContain(lasts)
  expect(described.afterward).toContain(move)
})

test.each([
  [1, 'about 1 month'],
  [35, 'about 35 months'],
  [36, 'about 3 years'],
  [49, 'about 4 years and 1 month'],
  [59, 'about 4 years and 11 months'],
])('%i months are “%s” [FIND-023]', (months, text) => {
  expect(stayTexts.duration(months)).toBe(text)
})

test('the filter has the covered price, and only Medicaid if the plan covers none [FIND-023]', () => {
  expect(stayFilter(plan)).toEqual(['stays', 'le:2400'])
  expect(stayFilter({ ...plan, savings: 0, income: 50 })).toEqual(['pays', 'medicaid'])
})
