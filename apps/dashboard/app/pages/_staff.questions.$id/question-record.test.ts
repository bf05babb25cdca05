import { expect, test } from 'vitest'
import { recordAction, recordLoader } from '~/features/records/index.server'
import { actionsFor, inputsOf } from '~/features/records/record'
import { apiStub, type StubbedWrite } from '~/testing/api-stub'
import { question } from './record'
import { source } from './record-source.server'

const asked = {
  id: '6f1d1f0e-4c1a-4a53-9d7a-0b5a4a1c2d3e',
  version: 1,
  communityName: 'Oak House',
  text: 'Is there parking?',
  askedOn: '2026-11-20',
  status: 'pending',
  answers: [{ text: 'Yes, behind the house.', answeredBy: 'community', answeredOn: '2026-11-21' }],
}
/** Who is signed in, and how the question is. */
const now: Record<string, unknown> = { role: 'admin', status: 'pending' }
const writes: StubbedWrite[] = []
const api = apiStub(
  {
    '/platform/users/me': {
      type: 'users',
      get item() {
        return { id: 'me', role: now['role'], name: 'Ada' }
      },
    },
    [`/platform/questions/managed/${asked.id}`]: {
      type: 'community-questions',
      get item() {
        const { role: _role, ...state } = now
        return { ...asked, ...state }
      },
    },
  },
  {
    'POST /platform/answers': (write) => {
      writes.push(write)
      return { status: 201, body: { data: { type: 'answers', id: 'a', attributes: {} } } }
    },
  },
)
const url = 'http://localhost:3001/dashboard/questions/q'

async function load(role: string, status: string) {
  Object.assign(now, { role, status })
  return (await recordLoader(source)({ request: new Request(url), params: { id: asked.id }, context: api.context }))
    .record.item
}

test.each([
  ['admin', 'pending', ['publish', 'decline'], undefined],
  ['admin', 'published', ['publish', 'remove'], undefined],
  ['provider', 'pending', ['replace'], 'Yes, behind the house.'],
] as const)(
  'offers %s of a question that is %s: %j, with their own answer %j [COMM-010, ROLE-010]',
  async (role, status, names, own) => {
    const item = await load(role, status)
    const actions = actionsFor(question, item, role)
    expect(actions.map(({ name }) => name)).toEqual(names)
    expect(actions[0] && inputsOf(actions[0], item)[0]?.value).toBe(own)
  },
)

test('says that a family asked without its name, and lets only admins show that no answer came [COMM-010, ROLE-010]', async () => {
  Object.assign(now, { isAnonymous: true, isOverdue: true, answers: [] })
  const names = async (role: string, status: string) => {
    const item = await load(role, status)
    return actionsFor(question, item, role === 'admin' ? 'admin' : 'provider').map(({ name }) => name)
  }
  expect(await names('admin', 'pending')).toEqual(['publish', 'showUnanswered', 'decline'])
  expect(await names('admin', 'published')).toEqual(['publish', 'remove'])
  expect(await names('provider', 'pending')).toEqual(['publish'])
  const item = await load('provider', 'pending')
  expect(question.lead?.(item)).toMatch(
    /^No answer after 5 days \(asked .*They asked without their name\. The community can’t see who asks\.$/,
  )
  const [section] = question.sections
  expect(section?.fields.map(({ cell }) => cell(item))).toContain('A family that compares communities')
  for (const name of ['isAnonymous', 'isOverdue', 'answers']) delete now[name]
})

test('publishes an answer to the question, and goes back to the list [COMM-010]', async () => {
  await load('admin', 'pending')
  const post = (text: string) => {
    const body = new URLSearchParams({ intent: 'do:publish', text })
    const request = new Request(url, { method: 'POST', body })
    return recordAction(source)({ request, params: { id: asked.id }, context: api.context })
  }
  expect(await post(' ')).toMatchObject({ data: { errors: { text: 'Write an answer.' } }, init: { status: 422 } })
  const done = await post('Yes.')
  expect('headers' in done && done.headers.get('location')).toBe('/questions?saved=question-answered')
  expect(writes).toMatchObject([{ body: { data: { attributes: { questionId: asked.id, text: 'Yes.' } } } }])
})
