import { beforeAll, expect, test } from 'vitest'
import { erase, expectStored, startErasure } from '../../../testing/erasure'
import { addDirectCommunity, addRealEstateAgent, approveProvider } from '../../../testing/lead-samples'
import { listMessagesTo } from '../../../testing/mailbox'
import { plantStaff } from '../../../testing/planted-staff'
import { plantVisitor } from '../../../testing/planted-visitor'

const { api, search } = await startErasure()

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  for (const slug of ['harbor-direct', 'cedar-memory', 'aspen-court']) await approveProvider(api, slug)
  await addRealEstateAgent(api)
})

test('leaves no word of a family in any table, file, log, or Redis key, whether the family or staff wrote it [TRUTH-012, TRUST-016]', async () => {
  const planted = await plantVisitor(api)
  await plantStaff(api, planted)
  const { values } = planted.markers
  expectStored(await search(values), values, /^(check|draft)/i)
  // The newest message says that messages are stopped.
  const sent = await listMessagesTo(api, planted.email)
  const [token] = sent.flatMap(({ body }) => /[?&]token=([\w-]{43})/.exec(body)?.[1] ?? [])
  await erase(api, planted.browser, planted.email, token)
  const after = await search([...values, ...planted.retained])
  expect(after.tables.found).toEqual(planted.retained.map((retained) => `consent_details: ${retained}`).toSorted())
  expect([after.files.found, after.log.found, after.redis.found]).toEqual([[], [], []])
  expect([after.tables.searched > 60, after.log.searched > 50, after.redis.searched > 0]).toEqual([true, true, true])
})
