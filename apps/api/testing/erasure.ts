import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { type ApiUnderTest, apiUnderTest } from './api-under-test'
import { inboundMailSettings } from './inbound-email'
import type { Caller } from './lead-samples'
import { searchFiles, searchRedis, searchTables, searchTexts } from './markers'
import { openOwnData } from './own-data'
import { ok } from './planted-visitor'
import { startRedis } from './redis-server'

/** Starts a server with Redis and files for a test file, and returns it with a search of everything that it stores. */
export async function startErasure() {
  const redis = await startRedis()
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-erasure-'))
  const api = apiUnderTest({
    ...inboundMailSettings,
    REDIS_URL: redis.url,
    DATA_DIR: folder,
    RATE_LIMIT: 'true',
    LOG_LEVEL: 'debug',
  })
  afterAll(async () => {
    await redis.kill()
    await rm(folder, { recursive: true, force: true })
  })
  const search = async (markers: string[]) => ({
    tables: await searchTables(api.database.orm, markers),
    files: await searchFiles(folder, markers),
    log: searchTexts(api.log, markers),
    redis: await searchRedis(redis.url, markers),
  })
  return { api, search }
}

/** What a search of everything that a server stores found. */
type Found = Awaited<ReturnType<Awaited<ReturnType<typeof startErasure>>['search']>>

/** Deletes the information of the person in a browser, with a code from the newest email to an address. */
export async function erase(api: ApiUnderTest, browser: Caller, email: string, token?: string): Promise<void> {
  const grant = await openOwnData(api, browser, email, token)
  ok(await browser.plain('/platform/privacy/erasure', { grant, confirm: 'erase' }))
  await api.api.queue.idle()
}

/** Expects that markers are stored, except those of fields whose values aren't kept. */
export function expectStored({ tables, files }: Found, markers: string[], missing: RegExp): void {
  const stored = new Set([...tables.found.map((found) => found.split(': ')[1]), ...files.found])
  expect(markers.filter((marker) => !stored.has(marker) && !missing.test(marker))).toEqual([])
}
