import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  type Caller,
  createAcceptedFamily,
  createCaller,
  createFamilyWithRequest,
  list,
  one,
} from '../../../../testing/lead-samples'

const api = apiUnderTest()
let admin: Caller
let advisor: Caller
let colleague: Caller
let contactId: string

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  const contact = { name: 'Nia Nurse', communityId: 'aspen-court' }
  contactId = one(await advisor.post('/platform/contacts', 'contacts', contact)).id
})

const log = (caller: Caller, more: object = {}) =>
  caller.post('/platform/contact-talks', 'contact-talks', { contactId, outcome: 'reached', ...more })
const talksFor = async (caller: Caller, query: string) =>
  list(await caller.get(`/platform/contact-talks?${query}`)).data.map(({ attributes }) => attributes)

test('logs a talk with a contact and the families that it was about [DASH-014]', async () => {
  const { id } = await createAcceptedFamily(api)
  const talk = { minutes: 7, note: ' Has a room from May. ', at: '2026-11-02T17:00:00Z', clientIds: [id] }
  expect(one(await log(advisor, talk)).attributes).toMatchObject({
    contactId,
    contactName: 'Nia Nurse',
    outcome: 'reached',
    minutes: 7,
    note: 'Has a room from May.',
    at: '2026-11-02T17:00:00.000Z',
    person: 'Bo Boulder',
    families: [{ id }],
  })
  await log(advisor, { outcome: 'no-answer' })
  const newest = await talksFor(advisor, `filter[contact]=${contactId}`)
  expect(newest.map(({ outcome }) => outcome)).toEqual(['no-answer', 'reached'])
  expect(await talksFor(advisor, `filter[client]=${id}`)).toMatchObject([{ note: 'Has a room from May.' }])
  expect((await log(advisor, { at: '2030-01-01T00:00:00Z' })).status).toBe(422)
})

test('a talk is only for those who see its contact and every family that it was about [DASH-014, ROLE-010]', async () => {
  const own = await createAcceptedFamily(api)
  const offered = await createFamilyWithRequest(api)
  await log(advisor, { clientIds: [own.id], note: 'Private' })
  await log(admin, { clientIds: [own.id, offered.id], note: 'Both' })
  const notes = async (caller: Caller) => (await talksFor(caller, 'page-size=100')).map(({ note }) => note)
  expect(await notes(admin)).toEqual(expect.arrayContaining(['Private', 'Both']))
  expect(await notes(advisor)).toEqual(expect.arrayContaining(['Private']))
  expect(await notes(colleague)).not.toEqual(expect.arrayContaining(['Private']))
  expect(await notes(colleague)).not.toEqual(expect.arrayContaining(['Both']))
  expect((await log(colleague, { clientIds: [own.id] })).status).toBe(404)
  const hidden = one(await advisor.post('/platform/contacts', 'contacts', { name: 'Mine', scope: 'own' }))
  await log(advisor, { contactId: hidden.id, note: 'Hidden' })
  expect(await notes(colleague)).not.toContain('Hidden')
  expect((await log(colleague, { contactId: hidden.id })).status).toBe(404)
  for (const role of ['provider', 'real-estate-agent', 'customer', 'visitor'] as const) {
    const caller = await createCaller(api, role)
    expect([401, 403]).toContain((await log(caller)).status)
    expect([401, 403]).toContain((await caller.get('/platform/contact-talks')).status)
  }
})

test('talks move with a merge of families and back, and an erasure blanks what they said [DASH-014, TRUST-016]', async () => {
  const [kept, merged] = [await createAcceptedFamily(api), await createAcceptedFamily(api)]
  await log(advisor, { clientIds: [merged.id], note: 'Only them' })
  const countOf = async (id: string) => (await talksFor(admin, `filter[client]=${id}`)).length
  const pair = { keepId: kept.id, mergeId: merged.id }
  await admin.post('/marketplace/clients-merge', 'clients', { ...pair, confirmUnrelated: true })
  expect(await countOf(kept.id)).toBe(1)
  await admin.post('/marketplace/clients-merge/undo', 'clients', pair)
  expect(await countOf(merged.id)).toBe(1)
  await log(advisor, { clientIds: [kept.id, merged.id], note: 'Both of them' })
  await admin.plain('/platform/privacy/erasure', { clientId: merged.id, confirm: 'erase' })
  const all = JSON.stringify(await talksFor(admin, 'page-size=100'))
  expect(all).not.toContain('Only them')
  expect(all).not.toContain('Both of them')
  expect(await countOf(kept.id)).toBe(1)
})
