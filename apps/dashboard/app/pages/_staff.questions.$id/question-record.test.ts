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
/** Who is signed in, and the status of the question. */
const now = { role: 'admin', status: 'pending' }
const writes: StubbedWrite[] = []
const api = apiStub(
  {
    '/platform/users/me': {
      type: 'users',
      get item() {
        return { id: 'me', role: now.role, name: 'Ada' }
      },
    },
    [`/platform/questions/managed/${asked.id}`]: {
      type: 'community-questions',
      get item() {
        return { ...asked, status: now.status }
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
