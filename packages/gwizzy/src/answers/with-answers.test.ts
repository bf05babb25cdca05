import { noBenefits } from '@pkg/domain'
import { expect, test } from 'vitest'
import type { AnswerChange, Answers } from './answers'
import { withAnswers } from './with-answers'

const full: Answers = {
  lookingFor: 'Mother',
  timing: 'Unsure',
  budgetRange: '<$2K',
  isCustomBudgetRange: 'no',
  budget: ['Medicaid'],
  nextStep: 'talk',
  tourDate: '2026-07-07',
  tourTimeText: 'Morning (8AM-12PM)',
  communityInfo: 'Something else',
  communityInfoOther: 'Parking',
  similarCommunities: ['elm'],
  email: 'ann@example.com',
}

test('changing lookingFor clears timing [GWZ-090]', () => {
  const { timing: _, ...rest } = full
  expect(withAnswers(full, { lookingFor: 'Father' })).toEqual({ ...rest, lookingFor: 'Father' })
})

test('changing budgetRange clears budget [GWZ-091]', () => {
  const { budget: _, ...rest } = full
  expect(withAnswers(full, { budgetRange: '$5K+' })).toEqual({ ...rest, budgetRange: '$5K+' })
})

test.each([
  ['$5K+', [], 'no', 'a default range'],
  ['$3K-$4K', ['$3K-$4K', '$4K+'], 'yes', "one of the community's own ranges"],
])(
  'choosing %s out of %j sets isCustomBudgetRange to %s: %s [GWZ-076, GWZ-092]',
  (budgetRange, customRanges, isCustom) => {
    expect(withAnswers({}, { budgetRange }, customRanges)).toEqual({ budgetRange, isCustomBudgetRange: isCustom })
  },
)

test('changing nextStep clears tour, budget, community question, and similar communities [GWZ-093]', () => {
  expect(withAnswers(full, { nextStep: 'none' })).toEqual({
    lookingFor: 'Mother',
    timing: 'Unsure',
    email: 'ann@example.com',
    nextStep: 'none',
  })
})

test.each([
  ['lookingFor', { lookingFor: 'Mother' }],
  ['budgetRange', { budgetRange: '<$2K' }],
  ['nextStep', { nextStep: 'talk' }],
] satisfies [string, AnswerChange][])(
  'repeating the same %s clears nothing [GWZ-090, GWZ-091, GWZ-093]',
  (_, change) => {
    expect(withAnswers(full, change)).toEqual(full)
  },
)

test('a change that also answers the dependent question keeps that answer [GWZ-090]', () => {
  expect(withAnswers(full, { lookingFor: 'Father', timing: '30-90 Days' }).timing).toBe('30-90 Days')
})

test.each([
  [['Medicaid'], ['Medicaid', noBenefits], [noBenefits], 'choosing no access clears the rest'],
  [[noBenefits], [noBenefits, 'Medicaid'], ['Medicaid'], 'choosing a benefit clears the no-access answer'],
  [[], ['Medicaid', noBenefits], [noBenefits], 'no access in a first choice is exclusive'],
  [['Medicaid'], ['Medicaid', 'Pension plan'], ['Medicaid', 'Pension plan'], 'other choices add up'],
  [[noBenefits], [noBenefits], [noBenefits], 'choosing no access again keeps it'],
  [['Medicaid'], [], [], 'the last choice can be removed'],
])('budget %j, then %j, is %j: %s [GWZ-094, GWZ-095]', (before, after, expected) => {
  expect(withAnswers({ budget: before }, { budget: after }).budget).toEqual(expected)
})

test.each([
  ['Something else', 'Parking', 'Parking'],
  ['Pricing and Promos', 'Parking', undefined],
])(
  'with communityInfo %s the free text is %s → %s [GWZ-083, GWZ-084]',
  (communityInfo, communityInfoOther, expected) => {
    expect(withAnswers({}, { communityInfo, communityInfoOther }).communityInfoOther).toBe(expected)
  },
)

test('undefined removes an answer [DATA-011]', () => {
  expect(withAnswers({ firstName: 'Ann', phone: '2085550123' }, { phone: undefined })).toEqual({ firstName: 'Ann' })
})
