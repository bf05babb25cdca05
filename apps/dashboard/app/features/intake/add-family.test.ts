import { apiFor } from '@pkg/remix-host/server'
import { afterEach, expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { addFamily } from './add-family.server'

const key = '99999999-2222-4333-8444-555555555555'
const sent: StubbedWrite[] = []
afterEach(() => void sent.splice(0))
const known = { reason: 'phone', agentName: 'Walter Vargas' }
const isConfirmed = ({ body }: StubbedWrite) => /"confirm(Known|Other)":true/.test(JSON.stringify(body))
const api = apiStub(
  {},
  {
    'POST /marketplace/clients'(write) {
      sent.push(write)
      const isKnown = JSON.stringify(write.body).includes('555-0177') && !isConfirmed(write)
      return isKnown
        ? { status: 409, body: errorOf('family-known', 409) }
        : { status: 201, body: { data: { type: 'clients', id: '7', attributes: { name: 'Ann' } } } }
    },
    'POST /marketplace/clients-known': () => ({ status: 200, body: { families: [known] } }),
  },
)

const filled = {
  name: 'Ann',
  phone: '(303) 555-0123',
  lookingFor: 'Mother',
  care: 'light-care',
  source: 'paid ad',
  language: 'es',
  note: 'Her son decides',
  consent: 'on',
  key,
}
async function add(fields: Readonly<Record<string, string | string[]>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...fields })) {
    for (const one of [value].flat()) form.append(name, one)
  }
  const request = new Request('https://x.example/dashboard/families/new', { method: 'POST', body: form })
  return addFamily(request, apiFor(request, api.context))
}
function attributesOf({ body }: StubbedWrite): object {
  const { data }: { data: { attributes: object } } = JSON.parse(JSON.stringify(body))
  return data.attributes
}

test('adds a family with everything it says, once for the same form, in the wording of its language [WORK-019, TRUTH-002]', async () => {
  const answer = await add({ budget: ['Medicaid'], community: ['elm Elm, Boulder', 'oak Oak'], intent: 'add-family' })
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/families/7?saved=family-added')
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual([key])
  expect(sent.map(attributesOf)).toEqual([
    {
      name: 'Ann',
      phone: '(303) 555-0123',
      lookingFor: 'Mother',
      care: 'light-care',
      source: 'paid ad',
      language: 'es',
      note: 'Her son decides',
      budget: ['Medicaid'],
      communityIds: ['elm', 'oak'],
      consent: { id: 'spoken-contact', version: '1', language: 'es' },
    },
  ])
})

test.each([
  [{ name: ' ' }, ['name']],
  [{ phone: '' }, ['phone']],
  [{ consent: '' }, ['consent']],
  [{ city: 'Boulder' }, ['state']],
  [{ name: '', phone: '', consent: '', zip: '80302' }, ['name', 'phone', 'consent', 'state']],
])('%j is sent to no one, and comes back with what to correct at %j [WORK-019, VAL-001]', async (fields, errors) => {
  const answer = await add(fields)
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { typed: { note: 'Her son decides' }, answers: { lookingFor: 'Mother', care: 'light-care' } },
  })
  expect('data' in answer && Object.keys(answer.data.errors).toSorted()).toEqual(errors.toSorted())
  expect(sent).toEqual([])
})

test('asks who a known number belongs to before anything is saved, with everything that was typed [WORK-019]', async () => {
  const answer = await add({ phone: '(303) 555-0177' })
  expect(answer).toMatchObject({
    init: { status: 409 },
    data: { known: [known], typed: { name: 'Ann', note: 'Her son decides' }, answers: { language: 'es' } },
  })
  for (const [choice, flag] of [
    ['same', 'confirmKnown'],
    ['other', 'confirmOther'],
  ] as const) {
    expect(await add({ phone: '(303) 555-0177', known: choice })).toBeInstanceOf(Response)
    expect(sent.map(attributesOf).at(-1)).toMatchObject({ [flag]: true })
  }
})
