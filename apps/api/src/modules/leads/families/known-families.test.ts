import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { listMessagesTo } from '../../../../testing/mailbox'
import {
  acceptFamily,
  type Caller,
  codeOf,
  createCaller,
  createFamilyWithRequest,
  list,
  one,
} from '../../../../testing/lead-samples'
import { spokenContact } from '../../../../testing/sample-request'
import { families, jobs } from '../../../database/schema/tables'

const api = apiUnderTest()
let admin: Caller
let advisor: Caller
let colleague: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
})

let numbers = 100
const newPhone = () => `(720) 555-0${(numbers += 1)}`
const boulder = { city: 'Boulder', state: 'CO', zip: '80302' }

/** Adds a family that the sample's advisor accepts. */
async function createFamily(name: string, phone: string) {
  const family = await createFamilyWithRequest(api, { name, phone, data: boulder })
  await acceptFamily(advisor, family.id)
  return family
}

const check = async (caller: Caller, contact: object) =>
  JSON.parse(JSON.stringify((await caller.plain('/marketplace/clients-known', contact)).body)).families
const add = (caller: Caller, attributes: object) =>
  caller.post('/marketplace/clients', 'clients', { consent: spokenContact, ...attributes })
const pointersOf = ({ body }: { body: unknown }) =>
  JSON.parse(JSON.stringify(body)).errors.map(({ source }: { source?: { pointer?: string } }) => source?.pointer)

test('says before anything is saved that a phone number or an email address is known, to those who may contact the family with its name [WORK-019, WORK-007]', async () => {
  const phone = newPhone()
  const { id, email } = await createFamily('Karen Weber', phone)
  const client = { id, name: 'Karen Weber', stage: 'new', place: 'Boulder, CO 80302' }
  for (const caller of [advisor, admin]) {
    expect(await check(caller, { phone: phone.replace(/\D/g, '.'), email: email.toUpperCase() })).toEqual([
      { reason: 'email', agentName: 'Advisor agent-boulder', client },
      { reason: 'phone', agentName: 'Advisor agent-boulder', client },
    ])
  }
  expect(await check(advisor, { phone: newPhone() })).toEqual([])
})

test('tells an advisor only that another one has the family, and nothing about one that isn’t accepted yet [WORK-019, ROLE-010, TRUTH-001]', async () => {
  const phone = newPhone()
  const foreign = await createFamily('Karen Secret', phone)
  expect(await check(colleague, { phone, email: foreign.email })).toEqual([
    { reason: 'email', agentName: 'Advisor agent-boulder' },
    { reason: 'phone', agentName: 'Advisor agent-boulder' },
  ])
  const offeredPhone = newPhone()
  await createFamilyWithRequest(api, { name: 'Olga Offered', phone: offeredPhone, data: boulder })
  expect(await check(advisor, { phone: offeredPhone })).toEqual([
    { reason: 'phone', agentName: 'Advisor agent-boulder' },
  ])
  const waiting = newPhone()
  const { id } = await createFamily('Una Unassigned', waiting)
  await api.database.orm.update(families).set({ agentId: null }).where(eq(families.id, id))
  expect(await check(colleague, { phone: waiting })).toEqual([{ reason: 'phone' }])
})

test('tells no one else whose a number is [WORK-019, ROLE-010]', async () => {
  const phone = newPhone()
  await createFamily('Karen Weber', phone)
  for (const role of ['provider', 'real-estate-agent', 'customer'] as const) {
    const caller = await createCaller(api, role)
    expect((await caller.plain('/marketplace/clients-known', { phone })).status).toBe(403)
    expect((await add(caller, { name: 'Mine', phone })).status).toBe(403)
  }
  const visitor = await createCaller(api, 'visitor')
  expect((await visitor.plain('/marketplace/clients-known', { phone })).status).toBe(401)
  expect((await add(visitor, { name: 'Mine', phone })).status).toBe(401)
})

test('knows a number with and without its extension, and that of a merged family, but not that of an erased one [WORK-019, TRUST-016]', async () => {
  const phone = newPhone()
  const kept = await createFamily('Ella Extension', `${phone} ext. 5`)
  expect(await check(advisor, { phone })).toMatchObject([{ client: { id: kept.id } }])
  expect(await check(advisor, { phone: `${phone} x5` })).toMatchObject([{ client: { id: kept.id } }])
  expect(await check(advisor, { phone: `${phone} x6` })).toEqual([])
  const mergedPhone = newPhone()
  const merged = await createFamily('Mary Merged', mergedPhone)
  const pair = { keepId: kept.id, mergeId: merged.id, confirmUnrelated: true }
  await admin.post('/marketplace/clients-merge', 'clients', pair)
  expect(await check(advisor, { phone: mergedPhone })).toMatchObject([{ client: { id: kept.id } }])
  await admin.plain('/platform/privacy/erasure', { clientId: kept.id, confirm: 'erase' })
  expect(await check(admin, { phone: mergedPhone })).toEqual([])
  expect(await check(admin, { phone: `${phone} x5` })).toEqual([])
})

test.each([
  [{ phone: '12345678' }, '/data/phone'],
  [{ email: 'no address' }, '/data/email'],
])('rejects %j and names the field [WORK-019]', async (contact, pointer) => {
  const refused = await advisor.plain('/marketplace/clients-known', contact)
  expect([refused.status, pointersOf(refused)]).toEqual([422, [pointer]])
})

test('saves, assigns, and emails nothing for a known phone number with a new email address, until the person says that it’s another family [WORK-019]', async () => {
  const phone = newPhone()
  const known = await createFamily('Karen Weber', phone)
  await api.api.queue.idle()
  const entered = { name: 'Kim Weber', email: `kim-${known.id}@families.example`, phone, ...boulder }
  const before = await api.database.orm.select().from(jobs)
  for (const caller of [advisor, admin, colleague]) {
    const refused = await add(caller, entered)
    expect([refused.status, codeOf(refused), pointersOf(refused)]).toEqual([
      409,
      'family-known',
      ['/data/attributes/phone'],
    ])
    expect(JSON.stringify(refused.body).includes('Karen')).toBe(caller !== colleague)
  }
  await api.api.queue.idle()
  expect(await api.database.orm.select().from(jobs)).toEqual(before)
  expect(await listMessagesTo(api, entered.email)).toEqual([])
  expect(list(await admin.get(`/secure/clients?q=${encodeURIComponent(entered.name)}`)).data).toEqual([])
  const added = one(await add(colleague, { ...entered, confirmOther: true }))
  expect(added.id).not.toBe(known.id)
  expect(added.attributes).toMatchObject({ name: 'Kim Weber', agentId: 'agent-colorado', duplicates: [] })
  expect(one(await admin.get(`/secure/clients/${known.id}`)).attributes).toMatchObject({ name: 'Karen Weber' })
})

test('adds no second family with an email address, whatever the person confirms [WORK-019]', async () => {
  const { email } = await createFamily('Karen Weber', newPhone())
  const refused = await add(advisor, { name: 'Kim Weber', email, confirmOther: true })
  expect([refused.status, pointersOf(refused)]).toEqual([409, ['/data/attributes/email']])
  const foreign = await add(colleague, { name: 'Kim Weber', email, confirmKnown: true })
  expect([foreign.status, pointersOf(foreign)]).toEqual([422, ['/data/attributes/email']])
})

test('adds a new email address to the same family, and ends links that went to the old one [WORK-019, WORK-007]', async () => {
  const phone = newPhone()
  const known = await createFamily('Karen Weber', phone)
  const email = `new-${known.email}`
  const same = one(await add(advisor, { name: 'Karen Weber', email, phone, confirmKnown: true }))
  expect(same.id).toBe(known.id)
  expect(await check(advisor, { email })).toMatchObject([{ client: { id: known.id } }])
  expect(await check(advisor, { email: known.email })).toEqual([])
})
