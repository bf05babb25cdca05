// cspell:ignore oconn oconnor
import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { approveProvider, type Caller, createCaller, list, one } from '../../../../testing/lead-samples'

const api = apiUnderTest()
const people: Record<'admin' | 'agent' | 'colleague' | 'provider', Caller> = Object.create(null)

beforeAll(async () => {
  people.admin = await createCaller(api, 'admin')
  people.agent = await createCaller(api, 'agent')
  people.colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  people.provider = await createCaller(api, 'provider')
  await approveProvider(api, 'aspen-court')
})

const create = (caller: Caller, attributes: object) =>
  caller.post('/platform/contacts', 'contacts', { name: `Nia ${randomUUID()}`, ...attributes })
const created = async (caller: Caller, attributes: object = {}) => one(await create(caller, attributes))
const change = (caller: Caller, id: string, attributes: object) =>
  caller.patch(`/platform/contacts/${id}`, 'contacts', attributes)
const readers = async (id: string) => {
  const found: string[] = []
  for (const [name, caller] of Object.entries(people)) {
    const { status } = await caller.get(`/platform/contacts/${id}`)
    if (status === 200) found.push(name)
  }
  return found
}

test('a contact is shared with advisors and the team of its community, unless it’s kept [DASH-014, ROLE-010]', async () => {
  const { agent, provider } = people
  expect(await readers((await created(agent)).id)).toEqual(['admin', 'agent', 'colleague'])
  const atAspen = { communityId: 'aspen-court' }
  expect(await readers((await created(agent, atAspen)).id)).toEqual(['admin', 'agent', 'colleague', 'provider'])
  expect(await readers((await created(agent, { communityId: 'birch-house' })).id)).not.toContain('provider')
  expect(await readers((await created(agent, { ...atAspen, scope: 'own' })).id)).toEqual(['admin', 'agent'])
  expect(await readers((await created(provider, atAspen)).id)).toEqual(['admin', 'agent', 'colleague', 'provider'])
  expect(await readers((await created(provider)).id)).toEqual(['admin', 'provider'])
  expect((await create(provider, { scope: 'team' })).status).toBe(422)
})

test('advisors change what is shared, and only who added a contact hides or deletes it [DASH-014, ROLE-010]', async () => {
  const { agent, colleague, provider } = people
  const { id, attributes } = await created(agent, { communityId: 'aspen-court' })
  expect(attributes).toMatchObject({ canChange: true, scope: 'team' })
  expect(one(await provider.get(`/platform/contacts/${id}`)).attributes).toMatchObject({ canChange: false })
  expect((await change(provider, id, { name: 'Mine' })).status).toBe(404)
  expect((await change(colleague, id, { preference: 'Text before noon' })).status).toBe(200)
  expect((await change(colleague, id, { scope: 'own' })).status).toBe(403)
  expect((await colleague.delete(`/platform/contacts/${id}`)).status).toBe(404)
  expect((await change(agent, id, { scope: 'own' })).status).toBe(200)
  expect((await change(colleague, id, { name: 'Mine' })).status).toBe(404)
  expect((await agent.delete(`/platform/contacts/${id}`)).status).toBe(204)
})

test('knows a contact’s role, preference, and community, and that it left [DASH-014]', async () => {
  const { admin, agent } = people
  const organization = one(await admin.post('/platform/organizations', 'organizations', { name: 'Quiet Houses' }))
  const joined = { add: ['cedar-memory'] }
  await admin.post(`/platform/organizations/${organization.id}/communities`, 'organizations', joined)
  const facts = { role: 'nurse', jobTitle: 'Head nurse', preference: 'Text before noon', communityId: 'cedar-memory' }
  const { id, attributes } = await created(agent, facts)
  expect(attributes).toMatchObject({
    ...facts,
    communityName: 'cedar-memory',
    communityPlace: expect.stringMatching(/, [A-Z]{2}$/),
    organizationName: 'Quiet Houses',
    hasLeft: false,
  })
  expect(one(await change(agent, id, { hasLeft: true })).attributes).toMatchObject({
    hasLeft: true,
    leftAt: expect.any(String),
  })
  const inOrganization = async (more: string) =>
    list(await agent.get(`/platform/contacts?filter[organization]=${organization.id}${more}`)).data.map((row) => row.id)
  expect(await inOrganization('&filter[hasLeft]=true')).toEqual([id])
  expect(await inOrganization('&filter[hasLeft]=false')).toEqual([])
  expect(one(await change(agent, id, { hasLeft: false })).attributes).not.toHaveProperty('leftAt')
  expect((await create(agent, { role: 'Head nurse' })).status).toBe(422)
  expect((await create(agent, { phone: '12 34 567' })).status).toBe(422)
})

test.each([
  ['a part of the name', 'oconn'],
  ['a part of the email address', 'ian@harbor'],
  ['the digits of the phone number', '5550177'],
  ['the phone number as people write it', '(303) 555-0177'],
  ['the job', 'concierge'],
  ['the community', 'birch-h'],
])('finds a contact by %s: “%s” [DASH-014, WORK-024]', async (_what, q) => {
  const { agent } = people
  const facts = {
    jobTitle: 'Concierge',
    email: 'ian@harbor.example',
    phone: '303-555-0177',
    communityId: 'birch-house',
  }
  const { id } = await created(agent, { name: 'Ian Oconnor', ...facts })
  await created(agent, { name: 'Someone Else', phone: '303-555-0178', communityId: 'cedar-memory' })
  const found = list(await agent.get(`/platform/contacts?page-size=100&q=${encodeURIComponent(q)}`)).data
  expect(found.map((row) => row.id)).toContain(id)
  expect(found.map(({ attributes }) => attributes['name'])).not.toContain('Someone Else')
})

test('finds who no one has talked to yet, and who wasn’t called for a while [DASH-014]', async () => {
  const { agent, provider } = people
  const communityId = 'aspen-court'
  const [silent, talked] = [await created(agent, { communityId }), await created(agent, { communityId })]
  await agent.post('/platform/contact-talks', 'contact-talks', { contactId: talked.id, outcome: 'reached' })
  const idsOf = async (caller: Caller, filter: string) =>
    list(await caller.get(`/platform/contacts?page-size=100&filter[communityId]=${communityId}&${filter}`)).data.map(
      ({ id }) => id,
    )
  const never = await idsOf(agent, 'filter[lastTalkAt][exists]=false')
  expect(never).toContain(silent.id)
  expect(never).not.toContain(talked.id)
  expect(await idsOf(agent, `filter[lastTalkAt][lt]=${now().getUTCFullYear() + 1}-01-01T00:00:00Z`)).toEqual([
    talked.id,
  ])
  expect((await idsOf(agent, 'sort=-lastTalkAt'))[0]).toBe(talked.id)
  // Whether advisors talked with someone is theirs to know.
  expect(await idsOf(provider, 'filter[lastTalkAt][exists]=true')).toEqual([])
  expect(one(await provider.get(`/platform/contacts/${talked.id}`)).attributes).not.toHaveProperty('lastTalkAt')
})

test('merges two contacts with their talks, and undoes it [DASH-014]', async () => {
  const { agent, colleague, provider } = people
  const kept = await created(agent, { name: 'Nia N.', communityId: 'aspen-court' })
  const merged = await created(colleague, { name: 'Nia Nurse', email: 'nia@aspen.example', communityId: 'birch-house' })
  await agent.post('/platform/contact-talks', 'contact-talks', { contactId: merged.id, outcome: 'reached' })
  const talksOf = async (id: string) =>
    list(await agent.get(`/platform/contact-talks?filter[contact]=${id}`)).data.length
  const pair = { keepId: kept.id, mergeId: merged.id }
  const whole = one(await agent.post('/platform/contacts-merge', 'contacts', { ...pair, take: ['name'] }))
  expect(whole.attributes).toMatchObject({
    name: 'Nia Nurse',
    email: 'nia@aspen.example',
    communityId: 'aspen-court',
    merged: [{ id: merged.id, name: 'Nia Nurse' }],
  })
  expect(await talksOf(kept.id)).toBe(1)
  expect((await agent.get(`/platform/contacts/${merged.id}`)).status).toBe(404)
  expect(list(await agent.get('/platform/contacts?q=nia@aspen')).data.map(({ id }) => id)).toEqual([kept.id])
  const undone = one(await colleague.post('/platform/contacts-merge/undo', 'contacts', pair))
  expect(undone.attributes).toMatchObject({ name: 'Nia Nurse', communityId: 'birch-house' })
  expect(one(await agent.get(`/platform/contacts/${kept.id}`)).attributes).toMatchObject({ name: 'Nia N.' })
  expect([await talksOf(kept.id), await talksOf(merged.id)]).toEqual([0, 1])
  expect((await provider.post('/platform/contacts-merge', 'contacts', pair)).status).toBe(403)
})

test('merges no contact that someone has for themselves [DASH-014, ROLE-010]', async () => {
  const { agent, colleague } = people
  const kept = await created(agent)
  const hidden = await created(colleague, { scope: 'own', email: 'secret@aspen.example' })
  const pair = { keepId: kept.id, mergeId: hidden.id }
  expect((await agent.post('/platform/contacts-merge', 'contacts', pair)).status).toBe(404)
  expect(await readers(hidden.id)).toEqual(['admin', 'colleague'])
})
