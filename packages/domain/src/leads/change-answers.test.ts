import { expect, test } from 'vitest'
import { changeAnswers, noBenefits, type UserActionData } from '../index'

const known: UserActionData = {
  lookingFor: 'Mother',
  adl: ['light-care'],
  timing: 'Unsure',
  budgetRange: '<$2K',
  isCustomBudgetRange: 'no',
  budget: ['Medicaid'],
  residentName: 'Rose Hill',
  resident: { firstName: 'Rose', lastName: 'Hill' },
  city: 'Boulder',
}
const { timing: _timing, ...withoutTiming } = known
const { budget: _budget, ...withoutBudget } = known
const { resident: _resident, residentName: _name, ...withoutResident } = known
const { adl: _adl, ...withoutCare } = known

test.each<[string, Parameters<typeof changeAnswers>[1], UserActionData]>([
  ['lookingFor clears timing', { lookingFor: 'Father' }, { ...withoutTiming, lookingFor: 'Father' }],
  [
    'lookingFor keeps a timing that comes with it',
    { lookingFor: 'Father', timing: 'Unsure' },
    { ...known, lookingFor: 'Father' },
  ],
  ['the same lookingFor clears nothing', { lookingFor: 'Mother' }, known],
  ['budgetRange clears budget', { budgetRange: '$5K+' }, { ...withoutBudget, budgetRange: '$5K+' }],
  [
    'budgetRange keeps a budget that comes with it, even the same one',
    { budgetRange: '$5K+', budget: ['Medicaid'] },
    { ...known, budgetRange: '$5K+' },
  ],
  [
    'a community’s own range says so',
    { budgetRange: '$4K-$7K' },
    { ...withoutBudget, budgetRange: '$4K-$7K', isCustomBudgetRange: 'yes' },
  ],
  ['undefined removes an answer', { adl: undefined }, withoutCare],
  ['care alone changes nothing else', { adl: ['memory-care'] }, { ...known, adl: ['memory-care'] }],
  ['the same care is no change', { adl: ['light-care'] }, known],
  [
    'a new name of the resident replaces its parts',
    { residentName: 'Roy' },
    { ...withoutResident, residentName: 'Roy' },
  ],
  ['the same name keeps its parts', { residentName: 'Rose Hill' }, known],
  ['no access to benefits clears the others', { budget: ['Medicaid', noBenefits] }, { ...known, budget: [noBenefits] }],
])('%s [WORK-019, GWZ-090, GWZ-091, GWZ-092, GWZ-094]', (_what, change, expected) => {
  expect(changeAnswers(known, change, ['<$4K', '$4K-$7K'])).toEqual(expected)
})

test('removing budgetRange removes what depends on it [GWZ-091, GWZ-092]', () => {
  const { budgetRange: _range, isCustomBudgetRange: _custom, ...rest } = withoutBudget
  expect(changeAnswers(known, { budgetRange: undefined })).toEqual(rest)
})
