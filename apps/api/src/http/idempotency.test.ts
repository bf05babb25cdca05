import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { createFamilyWithRequest, one, createCaller } from '../../testing/lead-samples'

const api = apiUnderTest()

test('an idempotency key belongs to its sender: another person with the same key and body creates their own note [API-006, ROLE-010]', async () => {
  const { id: clientId, admin } = await createFamilyWithRequest(api)
  const advisor = await createCaller(api, 'agent')
  const headers = { 'idempotency-key': randomUUID() }
  const note = { clientId, text: 'Prefers mornings' }
  const first = await advisor.post('/marketplace/notes', 'notes', note, headers)
  const repeated = await advisor.post('/marketplace/notes', 'notes', note, headers)
  const other = await admin.post('/marketplace/notes', 'notes', note, headers)
  expect(repeated.body).toEqual(first.body)
  expect(other.status).toBe(201)
  expect(one(other).id).not.toBe(one(first).id)
})
