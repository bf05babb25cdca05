import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { type Caller, codeOf, createCaller, createFamilyWithRequest, list, one } from '../../../../testing/lead-samples'
import { sampleRequest } from '../../../../testing/sample-request'
import { familyMerges } from '../../../database/schema/tables'

const api = apiUnderTest()

let numbers = 100
/** Creates a family with a phone number of its own. */
const createFamily = (overrides: object = {}) =>
  createFamilyWithRequest(api, { phone: `(303) 555-0${(numbers += 1)}`, ...overrides })

const merge = (admin: Caller, keepId: string, mergeId: string, more: object = {}) =>
  admin.post('/marketplace/clients-merge', 'clients', { keepId, mergeId, ...more })
const undo = (admin: Caller, keepId: string, mergeId: string) =>
  admin.post('/marketplace/clients-merge/undo', 'clients', { keepId, mergeId })
const reveal = (admin: Caller, clientId: string) =>
  admin.plain('/platform/clients-access/contact', { clientId, reason: 'To compare two families' })

/** Returns what staff see of a family, without what a merge and its undoing add to the timeline. */
async function read(admin: Caller, id: string) {
  const { timeline, leads, tasks, ...attributes } = one(await admin.get(`/secure/clients/${id}`)).attributes
  const events = (timeline as { text: string }[]).filter(({ text }) => !text.startsWith('Merge'))
  return { ...attributes, timeline: sortedById(events), leads: sortedById(leads), tasks: sortedById(tasks) }
}

function sortedById(rows: unknown): unknown[] {
  const byId = (row: unknown) => (row as { id?: string }).id ?? JSON.stringify(row)
  return [...(rows as unknown[])].sort((one, other) => (byId(one) < byId(other) ? -1 : 1))
}

test('asks for a confirmation before it merges families that share neither phone number, email address, nor name [API-029]', async () => {
  const kept = await createFamily()
  const merged = await createFamily()
  const rejected = await merge(kept.admin, kept.id, merged.id)
  expect(rejected.status).toBe(409)
  expect(codeOf(rejected)).toBe('families-unrelated')
  expect((await kept.admin.get(`/secure/clients/${merged.id}`)).status).toBe(200)
  expect((await merge(kept.admin, kept.id, merged.id, { confirmUnrelated: false })).status).toBe(422)
  expect((await merge(kept.admin, kept.id, merged.id, { confirmUnrelated: true })).status).toBe(201)
})

test.each([
  ['a phone number', { phone: '(303) 555-0190' }, { phone: '303-555-0190 x5' }],
  ['a name', { name: 'Ruth Alvarez' }, { name: ' ruth  ALVAREZ' }],
])('merges families that share %s without a confirmation [API-029]', async (_what, first, second) => {
  const { admin } = await createFamily(first)
  await createFamily(second)
  const word = 'name' in first ? 'ruth' : ''
  const [one_, other] = list(await admin.get(`/secure/clients?page-size=2&q=${word}`)).data
  expect((await merge(admin, one_?.id ?? '', other?.id ?? '')).status).toBe(201)
})

test('keeps the contact info of the merged family, and finds the remaining family by it [API-029, TRUST-008]', async () => {
  const kept = await createFamily()
  const merged = await createFamily({ slug: 'cedar-memory', phone: '(303) 555-0177' })
  await merge(kept.admin, kept.id, merged.id, { confirmUnrelated: true })
  expect(await read(kept.admin, kept.id)).not.toHaveProperty('otherContacts')
  await reveal(kept.admin, kept.id)
  expect(await read(kept.admin, kept.id)).toMatchObject({
    email: kept.email,
    otherContacts: [{ email: merged.email, phone: '+13035550177' }],
  })
  const again = sampleRequest({ email: merged.email, slug: 'birch-house' })
  expect((await api.call({ method: 'POST', url: '/platform/uuid-actions', payload: again })).status).toBe(201)
  await api.api.queue.idle()
  const { leads } = await read(kept.admin, kept.id)
  expect(leads).toHaveLength(3)
})

/** Returns values without how often each record was changed. */
const withoutVersions = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values, (name, value: unknown) => (name === 'version' ? undefined : value)))

test('undoes a merge: both families are as they were, and can be merged again [API-029]', async () => {
  const kept = await createFamily()
  const merged = await createFamily({ phone: '(303) 555-0178' })
  const { admin } = kept
  await reveal(admin, kept.id)
  await reveal(admin, merged.id)
  const readBoth = async () => withoutVersions([await read(admin, kept.id), await read(admin, merged.id)])
  const before = await readBoth()
  const consents = async (id: string) => list(await admin.get(`/platform/consents?filter[client]=${id}`)).meta['total']
  const releases = async (id: string) =>
    sortedById(list(await admin.get(`/platform/releases?filter[client]=${id}&page-size=100`)).data)
  const releasesBefore = [await releases(kept.id), await releases(merged.id)]

  await merge(admin, kept.id, merged.id, { confirmUnrelated: true })
  expect((await admin.get(`/secure/clients/${merged.id}`)).status).toBe(404)
  const undone = await undo(admin, kept.id, merged.id)
  expect(undone.status).toBe(200)
  expect(one(undone).id).toBe(merged.id)

  expect(await readBoth()).toEqual(before)
  expect([await releases(kept.id), await releases(merged.id)]).toEqual(releasesBefore)
  expect(await consents(merged.id)).toBe(1)
  expect((await undo(admin, kept.id, merged.id)).status).toBe(404)
  expect((await merge(admin, kept.id, merged.id, { confirmUnrelated: true })).status).toBe(201)
  expect((await undo(admin, kept.id, merged.id)).status).toBe(200)
})

test('undoing a merge keeps what was changed since [API-029]', async () => {
  const kept = await createFamily()
  const merged = await createFamily({ slug: 'cedar-memory' })
  const { admin } = kept
  await merge(admin, kept.id, merged.id, { confirmUnrelated: true })
  await admin.patch(`/secure/clients/${kept.id}`, 'clients', { stage: 'touring' })
  await admin.post('/platform/tasks', 'tasks', {
    clientId: kept.id,
    title: 'Ask about the tour',
    dueAt: '2030-01-08T17:00:00Z',
  })
  await undo(admin, kept.id, merged.id)
  const after = await read(admin, kept.id)
  expect(after).toMatchObject({ stage: 'touring' })
  expect(JSON.stringify(after.tasks)).toContain('Ask about the tour')
  expect(await read(admin, merged.id)).toMatchObject({ stage: 'new' })
})

test('undoes a merge for 30 days, and only for staff who see the family [API-029, ROLE-010]', async () => {
  const kept = await createFamily()
  const merged = await createFamily({ slug: 'cedar-memory' })
  await merge(kept.admin, kept.id, merged.id, { confirmUnrelated: true })
  const stranger = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  expect((await undo(stranger, kept.id, merged.id)).status).toBe(404)
  const mergedAt = new Date(now().getTime() - 30 * 86_400_000 - 60_000)
  await api.database.orm.update(familyMerges).set({ mergedAt }).where(eq(familyMerges.mergedId, merged.id))
  const late = await undo(kept.admin, kept.id, merged.id)
  expect(late.status).toBe(409)
  expect(codeOf(late)).toBe('merge-too-old')
})

test('erasing the remaining family erases the merged one and what undoing the merge needs [TRUST-016, API-029]', async () => {
  const kept = await createFamily()
  const merged = await createFamily({ phone: '(303) 555-0179' })
  await merge(kept.admin, kept.id, merged.id, { confirmUnrelated: true })
  await kept.admin.plain('/platform/privacy/erasure', { clientId: kept.id, confirm: 'erase' })
  expect((await undo(kept.admin, kept.id, merged.id)).status).toBe(404)
  const merges = await api.database.orm.select().from(familyMerges).where(eq(familyMerges.keptId, kept.id))
  expect(merges).toEqual([])
  expect(JSON.stringify((await kept.admin.get(`/platform/privacy/export?clientId=${kept.id}`)).body)).not.toContain(
    '5550179',
  )
})
