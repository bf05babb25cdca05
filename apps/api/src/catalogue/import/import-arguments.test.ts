import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BadUsage } from '../../command-line'
import { readImportArguments } from './import-arguments'

const folder = mkdtempSync(join(tmpdir(), 'import-arguments-'))
writeFileSync(join(folder, 'homes.csv'), '')

afterAll(() => {
  rmSync(folder, { recursive: true })
})

test.each([
  [['--source', 'cms', 'homes.csv'], 'the option first'],
  [['homes.csv', '--source=cms'], 'the option last'],
  [['--source', 'cms', join(folder, 'homes.csv')], 'a whole path'],
])('%j names a file of the folder it was called from: %s [DATA-002]', (given) => {
  expect(readImportArguments(given, folder)).toEqual({ source: 'cms', file: join(folder, 'homes.csv') })
})

test.each([
  [[], /source is missing/],
  [['homes.csv'], /source is missing/],
  [['--source'], /--source/],
  [['--source', 'hud', 'homes.csv'], /no source "hud"/],
  [['--source', 'cms'], /file is missing/],
  [['--source', 'cms', 'homes.csv', 'other.csv'], /One file/],
  [['--source', 'cms', 'nowhere.csv'], /There is no file .*nowhere\.csv/],
  [['--source', 'cms', '.'], /is no file/],
  [['--source', 'cms', '--fast', 'homes.csv'], /--fast/],
])('%j is answered with what is wrong and how it goes [ERR-018]', (given, reason) => {
  const read = () => readImportArguments(given, folder)
  expect(read).toThrow(BadUsage)
  expect(read).toThrow(reason)
  expect(read).toThrow('Usage: npm run import -- --source <cms|rcfe> <file.csv or file.csv.gz>')
})
