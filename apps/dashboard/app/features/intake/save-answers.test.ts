import { apiFor } from '@pkg/remix-host/server'
import { afterEach, expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { type AnswerValues, answerValues, pickedValue } from './answer-values'
import { writeBase } from './answers-base'
import { saveAnswers } from './save-answers.server'

const familyId = '11111111-2222-4333-8444-555555555555'
const url = `https://x.example/dashboard/families/${familyId}?edit=answers&show=notes`
const stored = {
  answers: {
    lookingFor: 'Mother' as const,
    budgetRange: '$2K-$5K',
    timing: 'Unsure' as const,
    city: 'Boulder',
    state: 'CO',
  },
  leads: [],
  sources: ['direct call' as const],
  language: 'en',
}
/** What someone else changed it to. */
const newer = { ...stored, answers: { ...stored.answers, budgetRange: '<$2K' }, version: 8 }

const sent: StubbedWrite[] = []
afterEach(() => void sent.splice(0))
const changed = { status: 412, body: errorOf('record-changed', 412) }
const saved = { status: 200, body: { data: { type: 'clients', id: familyId, attributes: {} } } }
const refusal = {
  status: 422,
  body: errorOf('unprocessable', 422, { detail: 'Aspen stays', source: { pointer: '/data/attributes/communityIds' } }),
}
const path = `/secure/clients/${familyId}`
const api = apiStub(
  {
    [path]: { type: 'clients', item: { id: familyId, ...newer } },
    '/platform/staff-search': {
      type: 'staff-search-results',
      items: [
        { id: 'communities:elm', recordType: 'communities', recordId: 'elm', title: 'Elm', detail: 'Boulder, CO' },
        { id: 'communities:elm-park', recordType: 'communities', recordId: 'elm-park', title: 'Elm Park' },
      ],
    },
  },
  {
    [`PATCH ${path}`](write) {
      sent.push(write)
      if (JSON.stringify(write.body).includes('"communityIds"')) return refusal
      return write.headers['if-match'] === '"8"' ? saved : changed
    },
  },
)

function save(values: Partial<AnswerValues>, term = '') {
  const base = answerValues(stored)
  const { budget, communities, ...texts } = { ...base, ...values }
  const form = new FormData()
  form.set('intent', 'change-answers')
  form.set('basis', writeBase({ values: base, version: 7 }))
  form.set('community-term', term)
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  for (const choice of budget) form.append('budget', choice)
  for (const community of communities) form.append('community', pickedValue(community))
  const request = new Request(url)
  return saveAnswers({ request, api: apiFor(request, api.context), form, familyId })
}
function attributesOf({ body }: StubbedWrite): object {
  const { data }: { data: { attributes: object } } = JSON.parse(JSON.stringify(body))
  return data.attributes
}

test('saves on top of what someone else changed elsewhere, and loses neither [WORK-019, WORK-005]', async () => {
  const answer = await save({ timing: '30-90 Days' })
  expect(answer).toBeInstanceOf(Response)
  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    `/families/${familyId}?show=notes&saved=answers`,
  )
  expect(sent.map(({ headers }) => headers['if-match'])).toEqual(['"7"', '"8"'])
  expect(sent.map(attributesOf)).toEqual([{ timing: '30-90 Days' }, { timing: '30-90 Days' }])
})

test('shows theirs and mine when both changed the same answer, and saves mine only when it’s sent again [WORK-019, WORK-005]', async () => {
  const answer = await save({ budgetRange: '$5K+', timing: '30-90 Days' })
  expect(answer).toMatchObject({
    init: { status: 409 },
    data: {
      answers: { budgetRange: '$5K+', timing: '30-90 Days', city: 'Boulder' },
      basis: { version: 8, values: { budgetRange: '<$2K' } },
      conflicts: ['Budget a month: now <$2K, yours $5K+.'],
    },
  })
  expect(sent).toHaveLength(1)
})

test('sends nothing when nothing was changed, and asks for the state of a city [WORK-019]', async () => {
  expect(await save({})).toBeInstanceOf(Response)
  expect(sent).toEqual([])
  expect(await save({ state: '' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { state: 'Choose the state.' }, answers: { city: 'Boulder' } },
  })
})

test('shows the API’s reason at the field, with everything that was typed [WORK-019]', async () => {
  const communities = [{ id: 'elm', label: 'Elm' }]
  expect(await save({ communities, timing: 'Unsure' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { community: 'Aspen stays' }, answers: { communities } },
  })
})

test('without scripts, asks which of the communities is meant, and keeps what was typed [WORK-019, WORK-022]', async () => {
  expect(await save({ timing: '30-90 Days', state: '' }, 'elm')).toMatchObject({
    init: { status: 422 },
    data: {
      answers: { timing: '30-90 Days' },
      basis: { version: 7 },
      errors: { community: 'Several match. Choose one below.', state: 'Choose the state.' },
      found: {
        community: { term: 'elm', options: [{ id: 'elm', label: 'Elm', hint: 'Boulder, CO' }, { id: 'elm-park' }] },
      },
    },
  })
  expect(sent).toEqual([])
})
