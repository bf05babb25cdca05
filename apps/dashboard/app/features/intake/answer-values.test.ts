import { expect, test } from 'vitest'
import { readBase, writeBase } from './answers-base'
import { answerValues, emptyAnswers, pickedValue, readAnswers, readPicked } from './answer-values'

const family: Parameters<typeof answerValues>[0] = {
  answers: {
    lookingFor: 'Mother',
    adl: ['light-care'],
    resident: { firstName: 'Rose', lastName: 'Hill' },
    residentName: 'Rose Hill',
    leadSource: 'Paid ad',
  },
  leads: [
    { communityId: 'elm', communityName: 'Elm', isRemovable: true },
    { communityId: 'oak', communityName: 'Oak' },
  ],
  sources: ['paid ad', 'get pricing'],
  language: 'es',
}

test('reads what a family said so far, and which communities stay [WORK-019]', () => {
  expect(answerValues(family)).toEqual({
    ...emptyAnswers,
    lookingFor: 'Mother',
    care: 'light-care',
    residentName: 'Rose Hill',
    source: 'paid ad',
    language: 'es',
    communities: [
      { id: 'elm', label: 'Elm' },
      { id: 'oak', label: 'Oak', isFixed: true },
    ],
  })
})

test('a form holds answers, and communities once each [WORK-019]', () => {
  const values = answerValues(family)
  const form = new FormData()
  for (const name of ['lookingFor', 'care', 'residentName', 'source', 'language'] as const)
    form.set(name, ` ${values[name]} `)
  for (const community of [...values.communities, ...values.communities]) {
    form.append('community', pickedValue(community))
  }
  form.append('community', 'Not a community')
  form.append('budget', 'Medicaid')
  expect(readAnswers(form)).toEqual({ ...values, budget: ['Medicaid'] })
  expect(readPicked('elm Elm, 12 Main St, Boulder')).toEqual({ id: 'elm', label: 'Elm, 12 Main St, Boulder' })
})

test.each(['', '[]', '{"values":{},"version":1}', '{"version":"1"}', 'null'])(
  'without a readable base, as in %j, everything that is stored is newer [WORK-005]',
  (field) => {
    const base = { values: answerValues(family), version: 7 }
    expect(readBase(writeBase(base))).toEqual(base)
    expect(readBase(field)).toEqual({ values: emptyAnswers, version: 0 })
  },
)
