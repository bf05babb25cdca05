import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { addDirectCommunity, addRealEstateAgent, approveProvider, type Caller } from '../../../testing/lead-samples'
import { searchFiles, searchRedis, searchTables, searchTexts } from '../../../testing/markers'
import { readLinkToken } from '../../../testing/mailbox'
import { openOwnData } from '../../../testing/own-data'
import { plantAccount, plantAccountRequest } from '../../../testing/planted-account'
import { plantStaff } from '../../../testing/planted-staff'
import { ok, plantVisitor } from '../../../testing/planted-visitor'
import { startRedis } from '../../../testing/redis-server'

const redis = await startRedis()
const folder = await mkdtemp(join(tmpdir(), 'hearthway-erasure-'))
const api = apiUnderTest({ REDIS_URL: redis.url, DATA_DIR: folder, RATE_LIMIT: 'true', LOG_LEVEL: 'debug' })

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  for (const slug of ['harbor-direct', 'cedar-memory', 'aspen-court']) await approveProvider(api, slug)
  await addRealEstateAgent(api)
})
afterAll(async () => {
  await redis.kill()
  await rm(folder, { recursive: true, force: true })
})

async function search(markers: string[]) {
  return {
    tables: await searchTables(api.database.orm, markers),
    files: await searchFiles(folder, markers),
    log: searchTexts(api.log, markers),
    redis: await searchRedis(redis.url, markers),
  }
}

/** Deletes the information of the person in a browser, with a code from the newest email to an address. */
async function erase(browser: Caller, email: string, token?: string): Promise<void> {
  const grant = await openOwnData(api, browser, email, token)
  ok(await browser.plain('/platform/privacy/erasure', { grant, confirm: 'erase' }))
  await api.api.queue.idle()
}

/** Expects that markers are stored, except those of fields whose values aren't kept. */
function expectStored({ tables, files }: Awaited<ReturnType<typeof search>>, markers: string[], missing: RegExp): void {
  const stored = new Set([...tables.found.map((found) => found.split(': ')[1]), ...files.found])
  expect(markers.filter((marker) => !stored.has(marker) && !missing.test(marker))).toEqual([])
}

test('leaves no word of a family in any table, file, log, or Redis key, whether the family or staff wrote it [TRUTH-012, TRUST-016]', async () => {
  const planted = await plantVisitor(api)
  await plantStaff(api, planted)
  const { values } = planted.markers
  expectStored(await search(values), values, /^(check|draft)/i)
  await erase(planted.browser, planted.email, await readLinkToken(api, planted.email))
  const after = await search([...values, ...planted.retained])
  expect(after.tables.found).toEqual(planted.retained.map((retained) => `consent_details: ${retained}`).toSorted())
  expect([after.files.found, after.log.found, after.redis.found]).toEqual([[], [], []])
  expect([after.tables.searched > 60, after.log.searched > 50, after.redis.searched > 0]).toEqual([true, true, true])
})

test('leaves no word of an account, its uploads, and its request in any table, file, log, or Redis key [TRUTH-012, TRUST-016, TRUST-017]', async () => {
  const planted = await plantAccount(api)
  await plantAccountRequest(api, planted)
  const { values } = planted.markers
  expectStored(await search(values), values, /^registered/i)
  await erase(planted.person, planted.email)
  const after = await search(values)
  expect([after.tables.found, after.files.found, after.log.found, after.redis.found]).toEqual([[], [], [], []])
})

test('leaves no word of an account without a request [TRUTH-012, TRUST-016]', async () => {
  const planted = await plantAccount(api)
  const { values } = planted.markers
  expectStored(await search(values), values, /^registered/i)
  await erase(planted.person, planted.email)
  const after = await search(values)
  expect([after.tables.found, after.files.found, after.log.found, after.redis.found]).toEqual([[], [], [], []])
})
