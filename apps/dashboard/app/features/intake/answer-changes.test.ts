import { noBenefits } from '@pkg/domain'
import { expect, test } from 'vitest'
import { answersToSend, changedAnswers, mergeAnswers } from './answer-changes'
import { type AnswerValues, emptyAnswers } from './answer-values'

const base: AnswerValues = {
  ...emptyAnswers,
  lookingFor: 'Mother',
  care: 'light-care',
  budgetRange: '$2K-$5K',
  budget: ['Medicaid'],
  timing: 'Unsure',
  city: 'Boulder',
  state: 'CO',
  communities: [{ id: 'elm', label: 'Elm' }],
}
const sent = (values: Partial<AnswerValues>) => {
  const { form, values: others } = answersToSend(base, { ...base, ...values }) ?? { form: new FormData(), values: {} }
  return { ...Object.fromEntries(form), ...others }
}

test('sends nothing when nothing differs, whatever the order of choices [WORK-019]', () => {
  expect(answersToSend(base, base)).toBeUndefined()
  const two = { ...base, budget: ['Medicaid', noBenefits] }
  expect(changedAnswers(two, { ...two, budget: two.budget.toReversed() })).toEqual([])
})

test.each<[string, Partial<AnswerValues>, object]>([
  ['only what differs', { care: 'memory-care' }, { care: 'memory-care' }],
  ['null for what was emptied', { care: '', city: '' }, { care: null, city: null }],
  [
    'the timeline that the form shows with another person',
    { lookingFor: 'Father' },
    { lookingFor: 'Father', timing: 'Unsure' },
  ],
  ['no timeline if the form shows none', { lookingFor: 'Father', timing: '' }, { lookingFor: 'Father', timing: null }],
  [
    'the funding that the form shows with another budget',
    { budgetRange: '$5K+' },
    { budgetRange: '$5K+', budget: ['Medicaid'] },
  ],
  ['no funding once every box is empty', { budget: [] }, { budget: null }],
  [
    'all communities if one is added',
    { communities: [...base.communities, { id: 'oak', label: 'Oak' }] },
    { communityIds: ['elm', 'oak'] },
  ],
  ['no communities once all are removed', { communities: [] }, { communityIds: [] }],
])('sends %s [WORK-019, GWZ-090, GWZ-091]', (_what, values, expected) => {
  const { form: _form, ...rest } = { form: undefined, ...sent(values) }
  expect(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))).toEqual(expected)
})

test('joins changes of different answers, and names those that both changed to something else [WORK-005, WORK-019]', () => {
  const mine = { ...base, budgetRange: '$5K+', timing: '30-90 Days', care: 'no-care' }
  const theirs = { ...base, budgetRange: '<$2K', city: 'Denver', care: 'no-care' }
  expect(mergeAnswers(base, mine, theirs)).toEqual({
    values: { ...base, budgetRange: '$5K+', timing: '30-90 Days', care: 'no-care', city: 'Denver' },
    conflicts: ['budgetRange'],
  })
})
