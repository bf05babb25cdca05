import { beforeEach, expect, test } from 'vitest'
import { onlyField, rejectedWith } from '~/site/forms/rejected-form'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { action } from './route'

const id = '0f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1aa'
const release = '1f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1bb'
const offer = '2f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1cc'
const writes: StubbedWrite[] = []
const changed = (attributes: object) => ({
  status: 412,
  body: errorOf('record-changed', 412, { meta: { current: { type: 'clients', id, attributes } } }),
})
const now: { stage: string | undefined } = { stage: undefined }
const taken =
  (type: string, status = 200) =>
  (write: StubbedWrite) => {
    writes.push(write)
    return { status, body: { data: { type, id, attributes: {} } } }
  }
const api = apiStub(
  {},
  {
    [`PATCH /secure/clients/${id}`]: (write) =>
      now.stage ? changed({ stage: now.stage, version: 9 }) : taken('clients')(write),
    'POST /marketplace/notes': taken('notes', 201),
    [`POST /platform/releases/${release}/responses`]: taken('releases', 201),
  },
)
beforeEach(() => {
  now.stage = undefined
  writes.splice(0)
})

async function send(fields: Record<string, string>) {
  const request = new Request(`http://localhost:3001/dashboard/families/${id}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const sent = await action({ request, params: { id }, context: api.context })
  return 'data' in sent ? { status: sent.init?.status, rejected: sent.data } : { to: sent.headers.get('location') }
}

test.each([
  [{ intent: 'change-stage', stage: '' }, 'stage', ''],
  [{ intent: 'reveal-contact', reason: ' ' }, 'reason', ' '],
  [{ intent: 'decline-offer', offer, 'decline-reason': '' }, 'decline-reason', ''],
  [{ intent: 'save-note', text: '' }, 'text', ''],
  [{ intent: 'declined', release, 'declined-note': '' }, 'declined-note', ''],
])(
  'a form that isn’t accepted, such as %j, keeps what was typed and says what to correct [WORK-006, TRUTH-008]',
  async (fields, name, typed) => {
    const { status, rejected } = await send(fields)
    expect(status).toBe(422)
    const form = rejectedWith(rejected, fields.intent)
    expect(onlyField(form, name)).toEqual({ typed, error: expect.stringMatching(/./) })
    expect(form?.typed).toMatchObject(fields)
    expect(writes).toEqual([])
  },
)

test('a note and a response are saved, and the page says so [DATA-018, TRUTH-008]', async () => {
  expect(await send({ intent: 'save-note', text: 'Call after 5.' })).toEqual({ to: `/families/${id}?saved=note` })
  const response = { intent: 'contacted', release, 'contacted-note': 'We spoke.' }
  expect((await send(response)).to).toContain('saved=contacted')
  expect(writes).toHaveLength(2)
})

test('a stage that someone else changed is shown with what the next choice is based on [DASH-003, WORK-005]', async () => {
  now.stage = 'touring'
  const choice = { intent: 'change-stage', stage: 'decided', before: 'contacted', version: '8' }
  const { status, rejected } = await send(choice)
  expect(status).toBe(409)
  expect(rejected).toMatchObject({
    intent: 'change-stage',
    typed: { stage: 'decided' },
    errors: { stage: expect.stringContaining('Touring') },
    base: { stage: 'touring', version: 9 },
  })
})
