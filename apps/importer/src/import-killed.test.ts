import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyForProcess, type ProcessDatabase } from '@pkg/api/testing/api-process'
import { bundleProgram } from '@pkg/api/testing/bundle-program'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, rowsOf } from '@pkg/api/database'
import { readSettings } from '@pkg/api/settings'
import { sql } from 'drizzle-orm'
import { damageFile, drawDamages, drawHomes, seededNumbers } from '../testing/damaged-file'
import { emptyCatalog } from '../testing/import-database'

const folder = mkdtempSync(join(tmpdir(), 'import-killed-'))
const file = join(folder, 'homes_2026-08.csv')
// Five batches, so a process can be killed after the first and the third one.
const rowCount = 2500
let script: string
let catalog: ProcessDatabase

beforeAll(async () => {
  script = await bundleProgram(fileURLToPath(new URL('..', import.meta.url)))
  const header =
    'Facility Type,Facility Number,Facility Name,Licensee,Facility Telephone Number,Facility Address,Facility City,Facility State,Facility Zip,County Name,Facility Capacity,Facility Status'
  const rows = Array.from({ length: rowCount }, (_, place) => {
    const status = place % 10 === 9 ? 'PENDING' : 'LICENSED'
    return `RESIDENTIAL CARE ELDERLY,${place + 1},HOME ${place + 1},A PERSON,(510) 555-0123,${place + 1} ELM ST,OAKLAND,CA,94601,ALAMEDA,20,${status}`
  })
  catalog = await copyForProcess(await emptyCatalog())
  writeFileSync(file, [header, ...rows, ''].join('\n'))
})

afterAll(async () => {
  await catalog.drop()
  rmSync(folder, { recursive: true })
})

interface Result {
  output: string
  code: number | null
}

/** Runs the command in another process. Kills the process once its output matches `killAt`. */
function run(words: string[], killAt?: RegExp, { environment } = catalog): Promise<Result> {
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const append = (bytes: Buffer) => {
    output += bytes.toString()
    if (killAt?.test(output)) child.kill('SIGKILL')
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ output, code }))
  })
}

const readCount = ({ output }: Result, label: string) =>
  Number(new RegExp(`([\\d,]+)  ${label}`).exec(output)?.[1]?.replaceAll(',', ''))

test('continues an import that was killed twice, and stores each row once in one run with one report [DATA-002]', async () => {
  for (const killAt of [/ 20 %/, / 60 %/]) expect(await run([file], killAt)).toMatchObject({ code: null })
  expect((await run(['--list'])).output).toMatch(/running {3}rcfe, homes_2026-08\.csv/)
  const finished = await run([file])
  expect(finished.code).toBe(0)
  expect(readCount(finished, 'rows read')).toBe(rowCount)
  expect(readCount(finished, 'new')).toBe(rowCount * 0.9)
  expect(readCount(finished, 'updated')).toBe(0)
  expect(readCount(finished, 'unchanged')).toBe(0)
  expect(readCount(finished, 'rejected')).toBe(rowCount / 10)
  expect(readCount(finished, 'Facility Status: No active residential license')).toBe(rowCount / 10)

  const runs = (await run(['--list'])).output.trim().split('\n')
  expect(runs).toHaveLength(1)
  expect(runs[0]).toMatch(/complete {2}rcfe, homes_2026-08\.csv, as of 2026-08: 2,250 new/)

  const undone = await run(['--undo', runs[0]?.split(' ')[0] ?? ''])
  expect(undone.output).toMatch(/Undid homes_2026-08\.csv\. 2,250 communities removed/)
})

/** Returns what an import has stored, except ids and moments, which differ each time. */
async function readStored({ environment }: ProcessDatabase) {
  const database = await openDatabase(readSettings(environment))
  try {
    return {
      communities: await rowsOf(
        database.orm,
        sql`select source_id, id, status, record, tile, address_key from communities order by source_id`,
      ),
      runs: await rowsOf(
        database.orm,
        sql`select source, fingerprint, status, counts, as_of, is_whole from import_runs`,
      ),
      changes: await rowsOf(
        database.orm,
        sql`select community_id, kind, before from import_changes order by community_id`,
      ),
    }
  } finally {
    await database.close()
  }
}

test('an import of a damaged file that is killed continues, and stores and reports the same as one that isn’t [EDGE-001, DATA-002]', async () => {
  const draw = seededNumbers(5)
  const homes = drawHomes(1200, '2026-08-01', draw)
  const damaged = damageFile(homes, drawDamages(homes, 50, draw))
  const path = join(folder, 'cms_2026-08.csv')
  writeFileSync(path, damaged.bytes)
  const [killed, whole] = [await copyForProcess(await emptyCatalog()), await copyForProcess(await emptyCatalog())]
  try {
    expect(await run([path], / 8\d %/, killed)).toMatchObject({ code: null })
    const resumed = await run([path], undefined, killed)
    const uninterrupted = await run([path], undefined, whole)
    expect(readCount(resumed, 'new')).toBe(damaged.readable.length)
    expect(readCount(resumed, 'rejected')).toBe(damaged.rejected)
    const report = ({ output }: Result) => output.slice(output.indexOf('rows read')).replaceAll(/See each .*/g, '')
    expect(report(resumed)).toBe(report(uninterrupted))
    expect(await readStored(killed)).toEqual(await readStored(whole))
  } finally {
    await killed.drop()
    await whole.drop()
  }
})

test('explains an unknown file in a sentence, and exits with code 2 [ERR-018]', async () => {
  const other = join(folder, 'fruit.csv')
  writeFileSync(other, 'fruit,color\napple,green\n')
  const refused = await run([other])
  expect(refused).toMatchObject({ code: 2 })
  expect(refused.output).toContain('No source has these columns: fruit, color')
  expect(refused.output).not.toMatch(/\n\s+at /)
})
