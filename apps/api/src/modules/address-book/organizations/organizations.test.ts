import { randomUUID } from 'node:crypto'
import { now, todayIn } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { type Caller, codeOf, createCaller, createFamilyWithRequest, list, one } from '../../../../testing/lead-samples'
import { boulder, sampleCommunity } from '../../../../testing/sample-catalog'
import { communityCells, communityColumns } from '../../catalog'

const api = apiUnderTest()
let admin: Caller
let agent: Caller
let provider: Caller

const boise = { ...boulder, city: 'Boise', state: 'ID', zip: '83702', county: 'Ada' }
const operated = (id: string, managementCompany?: string) => {
  const plain = sampleCommunity({ id, address: boise, feePercent: 80 })
  return { ...plain, propInfo: { ...plain.propInfo, ...(managementCompany ? { managementCompany } : {}) } }
}

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  agent = await createCaller(api, 'agent')
  provider = await createCaller(api, 'provider')
  const records = [
    operated('brook-one', 'Brookline Senior, LLC'),
    operated('brook-two', 'Brookline Senior LLC'),
    operated('brook-three', 'BROOKLINE SENIOR'),
    operated('lone-house', 'Only Me Inc'),
    operated('quiet-house'),
    operated('other-house'),
    operated('big-house'),
  ]
  await api.database.copy(
    'communities',
    communityColumns,
    records.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
})

const create = async (attributes: object = {}) =>
  one(await admin.post('/platform/organizations', 'organizations', { name: `A ${randomUUID()}`, ...attributes }))
const setCommunities = (id: string, change: object) =>
  admin.post(`/platform/organizations/${id}/communities`, 'organizations', change)
const read = async (caller: Caller, id: string) => one(await caller.get(`/platform/organizations/${id}`)).attributes
const communitiesOf = async (caller: Caller, id: string, more = '') =>
  list(await caller.get(`/platform/organization-communities?filter[organization]=${id}${more}`)).data
const suggestions = async () => list(await admin.get('/platform/organization-suggestions')).data

async function invoice(communityId: string) {
  const { id } = await createFamilyWithRequest(api, { slug: communityId })
  const movedInOn = todayIn('America/Denver', now())
  const terms = { clientId: id, communityId, movedInOn, rentCents: 500_000, careCents: 0 }
  const { id: invoiceId } = one(await admin.post('/platform/invoices', 'invoices', terms))
  return {
    id: invoiceId,
    status: (status: string) => admin.patch(`/platform/invoices/${invoiceId}`, 'invoices', { status }),
  }
}

test('suggests the companies that several communities name, in any spelling, and groups them in one step [DASH-013]', async () => {
  const [found, ...others] = await suggestions()
  expect(others).toEqual([])
  const large = await admin.get('/platform/organization-suggestions?filter[communities][ge]=4')
  expect(list(large)).toMatchObject({ data: [], meta: { total: 0 } })
  expect(found?.attributes).toMatchObject({ communities: 3, states: ['ID'] })
  expect(found?.attributes).not.toHaveProperty('organizationId')
  const managementCompany = found?.attributes['managementCompany']
  const grouped = one(await admin.post('/platform/organizations-group', 'organizations', { managementCompany }))
  expect(grouped.attributes).toMatchObject({ name: managementCompany, communities: 3, liveCommunities: 3 })
  expect((await communitiesOf(admin, grouped.id)).map(({ id }) => id).toSorted()).toEqual([
    'brook-one',
    'brook-three',
    'brook-two',
  ])
  expect(await suggestions()).toEqual([])
  const again = await admin.post('/platform/organizations-group', 'organizations', { managementCompany })
  expect(again.status).toBe(422)
  expect(list(await admin.get(`/platform/organizations?q=brookline`)).data).toHaveLength(1)
  await setCommunities(grouped.id, { remove: ['brook-one', 'brook-two'] })
  const [rest] = await suggestions()
  expect(rest?.attributes).toMatchObject({ communities: 2, organizationId: grouped.id })
  const joined = { managementCompany, organizationId: grouped.id }
  expect(one(await admin.post('/platform/organizations-group', 'organizations', joined)).attributes).toMatchObject({
    communities: 3,
  })
})

test('a community belongs to one organization, which admins decide [DASH-013, ROLE-010]', async () => {
  const [first, second] = [await create(), await create()]
  await setCommunities(first.id, { add: ['quiet-house', 'lone-house'] })
  await setCommunities(second.id, { add: ['quiet-house'] })
  expect(await read(admin, first.id)).toMatchObject({ communities: 1 })
  // It isn't theirs anymore.
  await setCommunities(first.id, { remove: ['quiet-house'] })
  expect(await read(admin, second.id)).toMatchObject({ communities: 1 })
  const unknown = await setCommunities(first.id, { add: ['lone-house', 'no-such-house'] })
  expect(unknown.status).toBe(422)
  expect(unknown.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/add/1' } }] })
  for (const caller of [agent, provider]) {
    const path = `/platform/organizations/${first.id}/communities`
    expect((await caller.post(path, 'organizations', { add: ['lone-house'] })).status).toBe(403)
  }
  const [change] = list(await admin.get('/platform/record-changes?filter[record]=lone-house&sort=-at')).data
  expect(change?.attributes['values']).toMatchObject([{ field: 'organizationId', before: null, after: first.id }])
})

test('sums up families, move-ins, and what is owed, for those who may know [DASH-013, ROLE-010]', async () => {
  const { id } = await create({ state: 'ID' })
  await setCommunities(id, { add: ['other-house'] })
  const paid = await invoice('other-house')
  await paid.status('issued')
  const payment = { amountCents: 400_000, receivedOn: todayIn('America/Denver', now()), method: 'ach' }
  await admin.post(`/platform/invoices/${paid.id}/payments`, 'invoices', payment)
  const open = await invoice('other-house')
  await open.status('issued')
  await invoice('other-house')
  const credited = await invoice('other-house')
  await credited.status('issued')
  await admin.post(`/platform/invoices/${credited.id}/credit-note`, 'invoices', { reason: 'Wrong rent' })
  const old = await createFamilyWithRequest(api, { slug: 'other-house' })
  await api.database.orm.execute(
    sql`update leads set created_at = created_at - interval '400 days' where family_id = ${old.id}`,
  )
  const sums = { communities: 1, familiesReferred: 4, moveIns: 4 }
  expect(await read(admin, id)).toMatchObject({ ...sums, openInvoiceCents: 400_000 })
  expect(await read(agent, id)).toMatchObject(sums)
  expect(await read(agent, id)).not.toHaveProperty('openInvoiceCents')
  for (const name of ['communities', 'familiesReferred', 'openInvoiceCents']) {
    expect(await read(provider, id)).not.toHaveProperty(name)
  }
  const [row] = await communitiesOf(admin, id)
  expect(row?.attributes).toMatchObject({ familiesReferred: 4, moveIns: 4, openInvoiceCents: 400_000 })
  const [seenByAgent] = await communitiesOf(agent, id)
  expect(seenByAgent?.attributes).not.toHaveProperty('openInvoiceCents')
})

test('lists organizations by state, unpaid invoices, and number of communities [DASH-013, WORK-003]', async () => {
  const [big, small] = [await create({ state: 'MT' }), await create({ state: 'MT' })]
  await setCommunities(big.id, { add: ['big-house', 'cedar-memory'] })
  const idsOf = async (caller: Caller, query: string) =>
    list(await caller.get(`/platform/organizations?filter[state]=MT&${query}`)).data.map(({ id }) => id)
  expect(await idsOf(admin, 'sort=-communities')).toEqual([big.id, small.id])
  expect(await idsOf(admin, 'filter[communities][ge]=1')).toEqual([big.id])
  expect(await idsOf(admin, 'filter[unpaid]=true')).toEqual([])
  expect(await idsOf(admin, 'filter[unpaid]=false')).toHaveLength(2)
  const due = await invoice('big-house')
  await due.status('issued')
  expect(await idsOf(admin, 'filter[unpaid]=true')).toEqual([big.id])
  // What only admins know isn't found out by a filter.
  expect(await idsOf(agent, 'filter[unpaid]=true')).toEqual([])
  expect(await idsOf(provider, 'filter[communities][ge]=1')).toEqual([])
  for (const sort of ['communities', '-familiesReferred', 'openInvoiceCents', '-people']) {
    expect(await idsOf(provider, `sort=${sort}`), sort).toHaveLength(2)
    expect(await idsOf(agent, `sort=${sort}`), sort).toHaveLength(2)
  }
})

test('merges a duplicate with its communities and contacts, and undoes it [DASH-013]', async () => {
  const kept = await create({ city: 'Boise' })
  const merged = await create({ city: 'Nampa', websiteUrl: 'https://brook.example' })
  await setCommunities(kept.id, { add: ['lone-house'] })
  await setCommunities(merged.id, { add: ['quiet-house'] })
  await admin.post('/platform/contacts', 'contacts', { name: 'Otto Owner', organizationId: merged.id })
  const pair = { keepId: kept.id, mergeId: merged.id }
  const merge = (more: object = {}) =>
    admin.post('/platform/organizations-merge', 'organizations', { ...pair, ...more })
  expect(one(await merge({ take: ['city'] })).attributes).toMatchObject({
    city: 'Nampa',
    websiteUrl: 'https://brook.example',
    communities: 2,
    people: 1,
    merged: [{ id: merged.id, by: expect.any(String) }],
  })
  expect((await merge()).status).toBe(201)
  expect((await admin.get(`/platform/organizations/${merged.id}`)).status).toBe(404)
  await admin.patch(`/platform/organizations/${kept.id}`, 'organizations', { city: 'Meridian' })
  const undone = one(await admin.post('/platform/organizations-merge/undo', 'organizations', pair))
  expect(undone.attributes).toMatchObject({ city: 'Nampa', communities: 1, people: 1 })
  const rest = await read(admin, kept.id)
  expect(rest).toMatchObject({ city: 'Meridian', communities: 1, people: 0 })
  expect(rest).not.toHaveProperty('websiteUrl')
  expect(rest).not.toHaveProperty('merged')
  expect((await admin.post('/platform/organizations-merge/undo', 'organizations', pair)).status).toBe(404)
  const itself = { keepId: kept.id, mergeId: kept.id }
  expect((await admin.post('/platform/organizations-merge', 'organizations', itself)).status).toBe(422)
  expect((await agent.post('/platform/organizations-merge', 'organizations', pair)).status).toBe(403)
})

test('a merge of organizations can be undone for 30 days [DASH-013]', async () => {
  const pair = { keepId: (await create()).id, mergeId: (await create()).id }
  await admin.post('/platform/organizations-merge', 'organizations', pair)
  await api.database.orm.execute(
    sql`update organizations set merged_at = merged_at - interval '31 days' where id = ${pair.mergeId}`,
  )
  const refused = await admin.post('/platform/organizations-merge/undo', 'organizations', pair)
  expect([refused.status, codeOf(refused)]).toEqual([409, 'merge-too-old'])
})
