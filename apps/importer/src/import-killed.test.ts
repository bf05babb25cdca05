import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleProgram } from '@pkg/api/testing/bundle-program'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'import-killed-'))
const file = join(folder, 'homes_2026-08.csv')
const rowCount = 6000
let script: string

beforeAll(async () => {
  script = await bundleProgram(fileURLToPath(new URL('..', import.meta.url)))
  const header =
    'Facility Type,Facility Number,Facility Name,Licensee,Facility Telephone Number,Facility Address,Facility City,Facility State,Facility Zip,County Name,Facility Capacity,Facility Status'
  const rows = Array.from({ length: rowCount }, (_, place) => {
    const status = place % 10 === 9 ? 'PENDING' : 'LICENSED'
    return `RESIDENTIAL CARE ELDERLY,${place + 1},HOME ${place + 1},A PERSON,(510) 555-0123,${place + 1} ELM ST,OAKLAND,CA,94601,ALAMEDA,20,${status}`
  })
  writeFileSync(file, [header, ...rows, ''].join('\n'))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

interface Ended {
  output: string
  code: number | null
}

/** Runs the command in a process of its own on a data folder of its own; `killAt` kills it once it prints that. */
function run(words: string[], killAt?: string): Promise<Ended> {
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const hear = (bytes: Buffer) => {
    output += bytes.toString()
    if (killAt !== undefined && output.includes(killAt)) child.kill('SIGKILL')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ output, code }))
  })
}

const figure = ({ output }: Ended, label: string) =>
  Number(new RegExp(`([\\d,]+)  ${label}`).exec(output)?.[1]?.replaceAll(',', ''))

test('an import that is killed in the middle, twice, goes on where it was: each row once, one run, one report [DATA-002]', async () => {
  for (const killAt of [' 20 %', ' 60 %']) expect(await run([file], killAt)).toMatchObject({ code: null })
  const begun = await run(['--list'])
  expect(begun.output).toMatch(/running {3}rcfe/)

  const finished = await run([file])
  expect(finished.code).toBe(0)
  expect(figure(finished, 'rows read')).toBe(rowCount)
  expect(figure(finished, 'new')).toBe(rowCount * 0.9)
  expect(figure(finished, 'updated')).toBe(0)
  expect(figure(finished, 'unchanged')).toBe(0)
  expect(figure(finished, 'rejected')).toBe(rowCount / 10)
  expect(figure(finished, 'Facility Status: not a licence to house anyone')).toBe(rowCount / 10)

  const runs = (await run(['--list'])).output.trim().split('\n')
  expect(runs).toHaveLength(1)
  expect(runs[0]).toMatch(/complete {2}rcfe, homes_2026-08\.csv, as of 2026-08: 5,400 new/)

  const again = await run([file])
  expect(figure(again, 'new')).toBe(0)
  expect(figure(again, 'unchanged')).toBe(rowCount * 0.9)

  const undone = await run(['--undo', runs[0]?.split(' ')[0] ?? ''])
  expect(undone.output).toMatch(/is undone: 5,400 removed/)
}, 240_000)

test('what cannot be done is said in a sentence, with the code for it [ERR-018]', async () => {
  const other = join(folder, 'fruit.csv')
  writeFileSync(other, 'fruit,colour\napple,green\n')
  const refused = await run([other])
  expect(refused).toMatchObject({ code: 2 })
  expect(refused.output).toContain('No register has these columns: fruit, colour')
  expect(refused.output).not.toMatch(/\n\s+at /)
}, 60_000)
