import { beforeAll, expect, test } from 'vitest'
import { erase, expectStored, startErasure } from '../../../testing/erasure'
import { addDirectCommunity, addRealEstateAgent, approveProvider } from '../../../testing/lead-samples'
import { plantAccount, plantAccountRequest } from '../../../testing/planted-account'

const { api, search } = await startErasure()

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  for (const slug of ['harbor-direct', 'cedar-memory', 'aspen-court']) await approveProvider(api, slug)
  await addRealEstateAgent(api)
})

test('leaves no word of an account, its uploads, and its request in any table, file, log, or Redis key [TRUTH-012, TRUST-016, TRUST-017]', async () => {
  const planted = await plantAccount(api)
  await plantAccountRequest(api, planted)
  const { values } = planted.markers
  expectStored(await search(values), values, /^registered/i)
  await erase(api, planted.person, planted.email)
  const after = await search(values)
  expect([after.tables.found, after.files.found, after.log.found, after.redis.found]).toEqual([[], [], [], []])
})

test('leaves no word of an account without a request [TRUTH-012, TRUST-016]', async () => {
  const planted = await plantAccount(api)
  const { values } = planted.markers
  expectStored(await search(values), values, /^registered/i)
  await erase(api, planted.person, planted.email)
  const after = await search(values)
  expect([after.tables.found, after.files.found, after.log.found, after.redis.found]).toEqual([[], [], [], []])
})
