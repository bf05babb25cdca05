import { now, todayIn } from '@pkg/domain'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  addDirectCommunity,
  approveProvider,
  type Caller,
  createCaller,
  createFamilyWithRequest,
  list,
  one,
} from '../../../testing/lead-samples'
import { boulder, sampleCommunity } from '../../../testing/sample-catalog'
import { communityCells, communityColumns } from '../catalog'

const api = apiUnderTest()
let provider: Caller
let admin: Caller
let invoiceId: string
const communityId = 'idaho-house'

/** Issues an invoice for a move-in at a community in Idaho, whose law requires no copy of a disclosure. */
async function issueInvoice(): Promise<string> {
  const { id: clientId } = await createFamilyWithRequest(api, { slug: communityId })
  const movedInOn = todayIn('America/Denver', now())
  const moveIn = { clientId, communityId, movedInOn, rentCents: 500_000, careCents: 20_000 }
  const { id } = one(await admin.post('/platform/invoices', 'invoices', moveIn))
  expect((await admin.patch(`/platform/invoices/${id}`, 'invoices', { status: 'issued' })).status).toBe(200)
  return id
}

beforeAll(async () => {
  provider = await createCaller(api, 'provider')
  admin = await createCaller(api, 'admin')
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  const address = { ...boulder, city: 'Boise', state: 'ID', zip: '83702', county: 'Ada' }
  const record = sampleCommunity({ id: communityId, address, feePercent: 80 })
  await api.database.copy('communities', communityColumns, [communityCells(record, communityId, 'agent-boulder')])
  invoiceId = await issueInvoice()
})

const ask = (caller: Caller, id: string, text = 'Foxglove: the rent was lower.') =>
  caller.post(`/platform/invoices/${id}/questions`, 'invoices', { text })
const adminTasks = async () =>
  list(await admin.get('/platform/tasks?page-size=100&filter[status]=open')).data.map(({ attributes }) =>
    String(attributes['title']),
  )

test('a provider neither reads nor questions the invoice of another community [DASH-006, ROLE-010]', async () => {
  expect((await provider.get(`/platform/invoices/${invoiceId}`)).status).toBe(404)
  expect((await ask(provider, invoiceId)).status).toBe(404)
  expect((await ask(await createCaller(api, 'agent'), invoiceId)).status).toBe(403)
  expect((await adminTasks()).filter((title) => title.includes('Foxglove'))).toEqual([])
})

test('a question about an invoice is a task of the admins, and the team reads whether they dealt with it [DASH-006, WORK-010]', async () => {
  await approveProvider(api, communityId)
  expect(one(await provider.get(`/platform/invoices/${invoiceId}`)).attributes).not.toHaveProperty('question')
  const asked = one(await ask(provider, invoiceId)).attributes
  expect(asked['question']).toEqual({ askedAt: expect.any(String), isAnswered: false })
  const titles = (await adminTasks()).filter((title) => title.includes('Foxglove'))
  expect(titles).toEqual([
    expect.stringMatching(/^Question about invoice H-\d{6} from idaho-house: Foxglove: the rent was lower\.$/),
  ])
  // It isn't an advisor's task.
  const advisor = await createCaller(api, 'agent')
  expect(JSON.stringify((await advisor.get('/platform/tasks?page-size=100')).body)).not.toContain('Foxglove')
  const [task] = list(await admin.get('/platform/tasks?page-size=100&filter[status]=open&q=Foxglove')).data
  await admin.patch(`/platform/tasks/${task?.id}`, 'tasks', { status: 'done' })
  expect(one(await provider.get(`/platform/invoices/${invoiceId}`)).attributes['question']).toMatchObject({
    isAnswered: true,
  })
})

test('an empty question is rejected [DASH-006]', async () => {
  expect((await ask(provider, invoiceId, '  ')).status).toBe(422)
})
