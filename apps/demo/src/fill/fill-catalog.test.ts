import { loadGeography, communityCells, communityColumns } from '@pkg/api/catalog'
import { type Database, rowsOf } from '@pkg/api/database'
import { families } from '@pkg/api/schema'
import { openCopy, runDatabase } from '@pkg/api/testing/run-database'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generateCommunities } from '../generate/communities'
import { fillCatalog } from './fill-catalog'

const opened: { database?: Database; drop?: () => Promise<void> } = {}
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  Object.assign(opened, await openCopy(await runDatabase('empty', () => Promise.resolve())))
})
afterEach(async () => {
  await opened.database?.close()
  await opened.drop?.()
})

function database(): Database {
  if (!opened.database) throw new Error('The database is not open')
  return opened.database
}

const countBySource = () =>
  rowsOf(database().orm, sql`select source, count(*)::int as count from communities group by source order by source`)

test('adds the demo catalog next to public records that were imported before [DATA-002]', async () => {
  const today = new Date('2026-11-01T00:00:00Z')
  const [community] = generateCommunities({ geography: loadGeography(), agents: [], count: 1, seed: 2, today })
  if (!community) throw new Error('No community was generated')
  const {
    reviews: _reviews,
    partnerAgents: _partners,
    realEstateAgents: _agents,
    similarCommunities: _similar,
    ...rest
  } = community
  const record = { ...rest, id: 'sunny-acres-oakland-ca', source: 'rcfe' }
  await database().copy('communities', communityColumns, [communityCells(record, '107001234', undefined)])

  expect(await fillCatalog(database(), 408)).toBe(true)
  expect(await countBySource()).toEqual([
    { source: 'demo', count: 408 },
    { source: 'rcfe', count: 1 },
  ])
})

test('adds nothing to a database that people have worked with [LIFE-005]', async () => {
  await database().orm.insert(families).values({ name: 'A family', answers: {}, search: 'a family' })
  expect(await fillCatalog(database(), 408)).toBe(false)
  expect(await countBySource()).toEqual([])
})
