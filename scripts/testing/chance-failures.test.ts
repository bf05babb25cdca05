import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { recordChanceFailures } from './chance-failures'

let file: string
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'ledger-')), 'chance-failures.json')
})
const repeated = [{ title: 'opens a page [FIND-001]', hasPassed: true, isRepeated: true, reason: 'Timed out' }]

test('a test that passed when repeated is written to the ledger once, with its trace [LIFE-011]', () => {
  recordChanceFailures(file, repeated, '2026-11-28')
  recordChanceFailures(file, repeated, '2026-11-29')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    {
      title: 'opens a page [FIND-001]',
      seenOn: '2026-11-28',
      mendBy: '2026-11-30',
      trace: 'Timed out',
      cause: '',
    },
  ])
})

test('an entry of the ledger is overdue after two days [LIFE-011]', () => {
  recordChanceFailures(file, repeated, '2026-11-28')
  expect(recordChanceFailures(file, [], '2026-11-30')).toEqual([])
  expect(recordChanceFailures(file, [], '2026-12-01')).toMatchObject([{ title: 'opens a page [FIND-001]' }])
})
