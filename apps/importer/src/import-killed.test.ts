import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyForProcess, type ProcessDatabase } from '@pkg/api/testing/api-process'
import { bundleProgram } from '@pkg/api/testing/bundle-program'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

/** Runs the command in another process. Kills the process once it prints `killAt`. */
function run(words: string[], killAt?: string): Promise<Result> {
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH: process.env['PATH'], ...catalog.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const append = (bytes: Buffer) => {
    output += bytes.toString()
    if (killAt !== undefined && output.includes(killAt)) child.kill('SIGKILL')
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
  for (const killAt of [' 20 %', ' 60 %']) expect(await run([file], killAt)).toMatchObject({ code: null })
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

test('explains an unknown file in a sentence, and exits with code 2 [ERR-018]', async () => {
  const other = join(folder, 'fruit.csv')
  writeFileSync(other, 'fruit,color\napple,green\n')
  const refused = await run([other])
  expect(refused).toMatchObject({ code: 2 })
  expect(refused.output).toContain('No source has these columns: fruit, color')
  expect(refused.output).not.toMatch(/\n\s+at /)
})
