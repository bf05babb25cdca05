import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  acceptFamily,
  type Caller,
  createCaller,
  createFamilyWithRequest,
  list,
  one,
} from '../../../../testing/lead-samples'
import { spokenContact } from '../../../../testing/sample-request'
import { families } from '../../../database/schema/tables'

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
const boulder = { city: 'Boulder', state: 'CO', zip: '80302' }
async function createFamily(name: string, more: object = {}) {
  const phone = `(303) 555-0${(numbers += 1)}`
  const family = await createFamilyWithRequest(api, { name, phone, data: boulder, ...more })
  await acceptFamily(advisor, family.id)
  return family
}
const duplicatesOf = async (caller: Caller, id: string) =>
  list(await caller.get(`/marketplace/clients/${id}/duplicates`)).data.map((row) => [row.id, row.attributes['reasons']])

test('finds families with the same phone number, or a similar name in the same place, and says why [WORK-007]', async () => {
  const first = await createFamily('Harriet Lighthouse')
  const misspelled = await createFamily('Harriet Lighthouses')
  const elsewhere = await createFamily('Harriet Lighthouse', {
    data: { city: 'Denver', state: 'CO', zip: '80202' },
  })
  const other = await createFamily('Oliver Mountain')
  await api.database.orm.update(families).set({ county: null }).where(eq(families.id, elsewhere.id))
  const [row] = await api.database.orm.select().from(families).where(eq(families.id, first.id))
  await api.database.orm
    .update(families)
    .set({ phone: row?.phone ?? '' })
    .where(eq(families.id, other.id))
  expect(await duplicatesOf(advisor, first.id)).toEqual([
    [other.id, ['phone']],
    [misspelled.id, ['name-and-place']],
  ])
  const answer = await advisor.get(`/marketplace/clients/${first.id}/duplicates`)
  expect(JSON.stringify(answer.body)).not.toMatch(/555-?0|@families/)
})

test('finds a family by the contact info of one that was merged into it [WORK-007]', async () => {
  const kept = await createFamily('Clara Orchard')
  const merged = await createFamily('Peter Harvest')
  await admin.post('/marketplace/clients-merge', 'clients', {
    keepId: kept.id,
    mergeId: merged.id,
    confirmUnrelated: true,
  })
  const [row] = await api.database.orm.select().from(families).where(eq(families.id, merged.id))
  const again = await createFamily('Augustus Different')
  await api.database.orm
    .update(families)
    .set({ phone: row?.phone ?? '' })
    .where(eq(families.id, again.id))
  expect(await duplicatesOf(advisor, again.id)).toEqual([[kept.id, ['phone']]])
  expect(await duplicatesOf(advisor, kept.id)).toEqual([[again.id, ['phone']]])
})

test('confirms no guess about a family that a person doesn’t see or hasn’t accepted [WORK-007, ROLE-010, TRUTH-001]', async () => {
  const own = await createFamily('Laura Thunder')
  const offered = await createFamilyWithRequest(api, {
    name: 'Laura Thunder',
    phone: '(303) 555-0999',
    data: boulder,
  })
  const foreign = await createFamily('Laura Thunder')
  await admin.patch(`/secure/clients/${foreign.id}`, 'clients', { agentId: 'agent-colorado' })
  expect(await duplicatesOf(advisor, own.id)).toEqual([])
  expect((await duplicatesOf(admin, own.id)).map(([id]) => id).toSorted()).toEqual([offered.id, foreign.id].toSorted())
  expect((await colleague.get(`/marketplace/clients/${own.id}/duplicates`)).status).toBe(404)
  expect((await advisor.get(`/marketplace/clients/${offered.id}/duplicates`)).status).toBe(409)
  expect((await (await createCaller(api, 'provider')).get(`/marketplace/clients/${own.id}/duplicates`)).status).toBe(
    403,
  )
})

test('warns of families that may be the same when staff add one [WORK-007, API-029]', async () => {
  const known = await createFamily('Paula Compass')
  const entered = { name: 'Paula Compass', phone: '(303) 555-0988', ...boulder, consent: spokenContact }
  const added = one(await advisor.post('/marketplace/clients', 'clients', entered))
  expect(added.attributes['duplicates']).toMatchObject([{ id: known.id, reasons: ['name-and-place'] }])
  expect(one(await advisor.get(`/secure/clients/${added.id}`)).attributes).not.toHaveProperty('duplicates')
})

test('overwrites no family that exists with what staff enter, unless they confirm that it’s the same [WORK-007, API-029]', async () => {
  const entered = { name: 'Kim Flores', phone: '(303) 555-0977', ...boulder, consent: spokenContact }
  const known = one(await advisor.post('/marketplace/clients', 'clients', entered))
  const again = { ...entered, name: 'Kim Fleming', city: 'Denver', zip: '80202' }
  for (const caller of [advisor, admin]) {
    const refused = await caller.post('/marketplace/clients', 'clients', again)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        errors: [
          {
            code: 'family-known',
            source: { pointer: '/data/attributes/phone' },
            meta: { current: { id: known.id, attributes: { name: 'Kim Flores' } } },
          },
        ],
      },
    ])
  }
  expect(one(await admin.get(`/secure/clients/${known.id}`)).attributes).toMatchObject({ name: 'Kim Flores' })
  const foreign = await colleague.post('/marketplace/clients', 'clients', again)
  expect(foreign.status).toBe(409)
  expect(JSON.stringify(foreign.body)).not.toContain('Kim')
  const forced = await colleague.post('/marketplace/clients', 'clients', { ...again, confirmKnown: true })
  expect(forced.status).toBe(422)
  const confirmed = one(await advisor.post('/marketplace/clients', 'clients', { ...again, confirmKnown: true }))
  expect([confirmed.id, confirmed.attributes['name']]).toEqual([known.id, 'Kim Fleming'])
})

test('adds a family with an email address alone, which resembles no other [WORK-007, API-029]', async () => {
  const family = { name: 'Alma Alone', email: 'alma@families.example', consent: spokenContact }
  const added = await admin.post('/marketplace/clients', 'clients', family)
  expect(added.status).toBe(201)
  expect(one(added).attributes['duplicates']).toEqual([])
})
