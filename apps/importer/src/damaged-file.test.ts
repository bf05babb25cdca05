import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadGeography } from '@pkg/api/catalog'
import { damageFile, damages, drawDamages, drawHomes, seededNumbers } from '../testing/damaged-file'
import { openPublicFile } from './public-file'
import { readPublicRecords } from './read-public-records'

const folder = mkdtempSync(join(tmpdir(), 'damaged-file-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})
const geography = loadGeography()
const homeName = /^(?:St\. Mary’s|Peña|Heritage, The|Golden "Age"|Lake–View|Sunny; Side|A\|B|Oak) Home \d+$/i

function write(name: string, bytes: Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

async function read(bytes: Buffer) {
  const file = await openPublicFile(write('cms_2026-08.csv', bytes))
  const names = new Map<string, string>()
  let rows = 0
  let rejected = 0
  let isUnreadable = false
  const rejectedIds = new Set<string>()
  for await (const row of readPublicRecords(file, { geography })) {
    rows += 1
    if (row.kind === 'record') names.set(row.sourceId, row.record.name)
    else rejected += 1
    if (row.kind !== 'rejected') continue
    isUnreadable ||= row.isUnreadable === true
    if (row.sourceId !== undefined) rejectedIds.add(row.sourceId)
  }
  return { lines: file.lines, rows, rejected, names, isUnreadable, rejectedIds }
}

test.each(Object.entries(damages))('%s costs no other home [EDGE-001]', async (_what, damage) => {
  const homes = drawHomes(20, '2026-08-01', seededNumbers(1))
  const file = damageFile(homes, new Map([0, 10, 19].map((at) => [at, damage])))
  const result = await read(file.bytes)
  expect([...result.names.keys()]).toEqual(file.readable)
  expect(result).toMatchObject({ rejected: file.rejected, lines: file.lines })
  expect(result.lines - result.rows).toBe(file.ignored)
  // Otherwise the home would be retired, because the file seems to lack it.
  const unread = homes.filter(({ id }) => !result.names.has(id))
  expect(unread.every(({ id }) => result.isUnreadable || result.rejectedIds.has(id))).toBe(true)
})

test.each([1, 20_261_128])(
  'reads every whole row of a Medicare file with 50 damaged lines, and accounts for each line: seed %i [EDGE-001]',
  async (seed) => {
    const draw = seededNumbers(seed)
    const homes = drawHomes(4000, '2026-08-01', draw)
    const file = damageFile(homes, drawDamages(homes, 50, draw))
    const { lines, rows, rejected, names } = await read(file.bytes)
    expect([...names.keys()]).toEqual(file.readable)
    expect([...names.values()].filter((name) => !homeName.test(name))).toEqual([])
    expect({ rejected, lines, ignored: lines - rows }).toEqual({
      rejected: file.rejected,
      lines: file.lines,
      ignored: file.ignored,
    })
    expect(names.size + rejected + file.ignored).toBe(lines)
  },
)
