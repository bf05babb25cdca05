import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { listMessagesTo } from '../../../../testing/mailbox'
import {
  createAcceptedFamily,
  createFamilyWithRequest,
  list,
  one,
  createCaller,
} from '../../../../testing/lead-samples'
import { spokenContact } from '../../../../testing/sample-request'

const api = apiUnderTest()
const agent = () => createCaller(api, 'agent')
const stranger = () => createCaller(api, 'agent', 'other-agent@hearthway.example')

test('adds a family that called, with source, contact method, and consent, and assigns it to the agent [API-029, DATA-016, DATA-017]', async () => {
  const caller = await agent()
  const input = {
    name: 'Walter Called',
    phone: '(303) 555-0144',
    state: 'CO',
    city: 'Boulder',
    zip: '80302',
    communityId: 'aspen-court',
    source: 'direct call',
    contactMethod: 'phone',
    consent: spokenContact,
  }
  const headers = { 'idempotency-key': `client-${randomUUID()}` }
  const entered = await caller.post('/marketplace/clients', 'clients', input, headers)
  expect(one(entered).attributes).toMatchObject({
    name: 'Walter Called',
    agentId: 'agent-boulder',
    leads: [{ communityId: 'aspen-court', source: 'direct call', contactMethod: 'phone' }],
  })
  expect((await caller.post('/marketplace/clients', 'clients', input, headers)).body).toEqual(entered.body)
  const consents = list(await caller.get(`/platform/consents?filter[client]=${one(entered).id}`)).data
  expect(consents).toMatchObject([
    {
      attributes: {
        kind: 'contact',
        version: '1',
        text: expect.stringMatching(/^The family agreed, on the phone or in person, /),
      },
    },
  ])
  const { phone: _, ...withoutPhone } = input
  expect((await caller.post('/marketplace/clients', 'clients', withoutPhone)).status).toBe(422)
})

test('saves the source, channel, and contact method that the page sends with a lead [DATA-016, DATA-017]', async () => {
  const { id, admin } = await createFamilyWithRequest(api, {
    contactType: 'in person',
    data: { leadSource: 'exit popup', channel: 'email' },
  })
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes['leads']).toMatchObject([
    { source: 'exit popup', channel: 'email', contactMethod: 'in person' },
  ])
})

test('merges a duplicate family with its requests, tasks, and consents [API-029]', async () => {
  const kept = await createFamilyWithRequest(api)
  const merged = await createFamilyWithRequest(api, { slug: 'cedar-memory' })
  const both = { keepId: kept.id, mergeId: merged.id }
  expect((await (await stranger()).post('/marketplace/clients-merge', 'clients', both)).status).toBe(404)
  const { admin } = kept
  const after = one(await admin.post('/marketplace/clients-merge', 'clients', both)).attributes
  expect(after).toMatchObject({ name: expect.stringContaining(kept.requestId.slice(0, 8)), tasks: [{}, {}] })
  expect((after['leads'] as { communityId: string }[]).map(({ communityId }) => communityId).sort()).toEqual([
    'aspen-court',
    'cedar-memory',
  ])
  expect((await admin.get(`/secure/clients/${merged.id}`)).status).toBe(404)
  expect(list(await admin.get(`/platform/consents?filter[client]=${kept.id}`)).meta['total']).toBe(2)
  expect(one(await admin.post('/marketplace/clients-merge', 'clients', both)).attributes).toEqual(after)
  expect(
    (await admin.post('/marketplace/clients-merge', 'clients', { keepId: kept.id, mergeId: kept.id })).status,
  ).toBe(422)
  expect((await admin.get('/platform/consents/check')).body).toMatchObject({ isUnbroken: true })
})

test('lets only the author list, change, and delete a note [API-029, DATA-018]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const own = await agent()
  const note = one(await own.post('/marketplace/notes', 'notes', { clientId: id, text: 'Wants a garden' }))
  const path = `/marketplace/notes/${note.id}`
  const other = await stranger()
  expect((await other.patch(path, 'notes', { text: 'Mine' })).status).toBe(404)
  expect((await other.delete(path)).status).toBe(404)
  expect((await other.get(`/marketplace/notes?filter[client]=${id}`)).status).toBe(404)
  expect(one(await own.patch(path, 'notes', { text: 'Wants a balcony' })).attributes['text']).toBe('Wants a balcony')
  expect(list(await own.get(`/marketplace/notes?filter[client]=${id}`)).data).toMatchObject([
    { attributes: { text: 'Wants a balcony', author: 'Bo Boulder' } },
  ])
  expect((await own.delete(path)).status).toBe(204)
  expect(list(await own.get(`/marketplace/notes?filter[client]=${id}`)).data).toEqual([])
})

test('lets only the assigned advisor and admins create, change, and delete a task [API-039, DATA-018, DASH-004]', async () => {
  const { id, admin } = await createFamilyWithRequest(api)
  const own = await agent()
  const input = { clientId: id, title: 'Call on Tuesday', dueAt: '2030-01-08T17:00:00-07:00' }
  const task = one(await own.post('/platform/tasks', 'tasks', input))
  expect(task.attributes).toMatchObject({ ownerId: 'agent-boulder', status: 'open', dueAt: '2030-01-09T00:00:00.000Z' })
  const path = `/platform/tasks/${task.id}`
  const other = await stranger()
  expect((await other.post('/platform/tasks', 'tasks', input)).status).toBe(404)
  expect((await other.delete(path)).status).toBe(404)
  expect((await own.patch(path, 'tasks', { ownerId: 'agent-colorado' })).status).toBe(422)
  expect(one(await own.patch(path, 'tasks', { title: 'Call on Friday' })).attributes['title']).toBe('Call on Friday')
  expect((await own.post('/platform/tasks', 'tasks', { ...input, dueAt: '2030-13-40T17:00:00Z' })).status).toBe(422)
  expect(one(await admin.patch(path, 'tasks', { ownerId: 'agent-colorado' })).attributes['ownerId']).toBe(
    'agent-colorado',
  )
  expect((await other.delete(path)).status).toBe(204)
  expect((await admin.delete(path)).status).toBe(404)
})

test('emails an advisor’s own family without revealing its address [API-042, TRUST-008]', async () => {
  const { id, email, admin } = await createAcceptedFamily(api)
  const own = await agent()
  const message = { clientId: id, subject: 'Hello', body: 'Shall we talk?' }
  const headers = { 'idempotency-key': `letter-${id}` }
  const sent = await own.post('/platform/emails', 'emails', message, headers)
  expect((await own.post('/platform/emails', 'emails', message, headers)).body).toEqual(sent.body)
  expect(JSON.stringify(sent.body)).not.toContain(email)
  await api.api.queue.idle()
  const toFamily = await listMessagesTo(api, email)
  expect(toFamily.filter(({ subject }) => subject === 'Hello')).toHaveLength(1)
  expect((await (await stranger()).post('/platform/emails', 'emails', message)).status).toBe(404)
  expect((await admin.get(`/platform/emails/${one(sent).id}`)).body).toMatchObject({
    data: { attributes: { status: 'sent' } },
  })
  expect((await (await stranger()).get(`/platform/emails/${one(sent).id}`)).status).toBe(404)
})
