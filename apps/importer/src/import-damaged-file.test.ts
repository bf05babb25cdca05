import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadGeography } from '@pkg/api/catalog'
import { rowsOf } from '@pkg/api/database'
import { damageFile, drawDamages, drawHomes, seededNumbers, wholeFile } from '../testing/damaged-file'
import { importDatabase } from '../testing/import-database'
import { importPublicRecords, type RejectedRow } from './import-public-records'
import { openPublicFile } from './public-file'

const { database, folder } = importDatabase()
const geography = loadGeography()

function write(name: string, bytes: Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

test('retires none of the homes after a file with 50 damaged lines, and reports each one [EDGE-001]', async () => {
  const draw = seededNumbers(3)
  const homes = drawHomes(1000, '2026-07-01', draw)
  await importPublicRecords(database(), await openPublicFile(write('cms_2026-07.csv', wholeFile(homes))), { geography })
  // Three homes have closed.
  const newer = homes.slice(3).map(({ id, cells }) => ({ id, cells: [...cells.slice(0, 15), '2026-08-01'] }))
  const file = damageFile(newer, drawDamages(newer, 50, draw))
  const rejected: RejectedRow[] = []
  const counts = await importPublicRecords(database(), await openPublicFile(write('cms_2026-08.csv', file.bytes)), {
    geography,
    onRejected: (row) => rejected.push(row),
  })
  expect(counts).toMatchObject({ added: 0, updated: file.readable.length, unchanged: 0, retired: 0, closed: 0 })
  expect(counts).toMatchObject({
    rejected: file.rejected,
    other: file.ignored,
    unconfirmed: 1000 - file.readable.length,
  })
  expect(counts.read + counts.other).toBe(file.lines)
  expect(rejected).toHaveLength(file.rejected)
  expect(await rowsOf(database().orm, sql`select count(*)::int as live from communities where status >= 0`)).toEqual([
    { live: 1000 },
  ])
})
