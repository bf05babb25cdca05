import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { UsageError } from '@pkg/command-line'
import { readImportArguments } from './import-arguments'

const folder = mkdtempSync(join(tmpdir(), 'import-arguments-'))
const run = '0b6f6a52-9d3c-4a53-9f6c-2f2f6d1c9a10'
for (const name of ['homes.csv', 'map.json']) writeFileSync(join(folder, name), '')

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const plain = { file: join(folder, 'homes.csv'), isDryRun: false, wholeness: 'unknown' }

test.each([
  [['homes.csv'], plain, 'a file alone'],
  [['--source', 'cms', 'homes.csv'], { ...plain, source: 'cms' }, 'the option first'],
  [['homes.csv', '--source=cms'], { ...plain, source: 'cms' }, 'the option last'],
  [[join(folder, 'homes.csv')], plain, 'a whole path'],
  [['--map', 'map.json', 'homes.csv'], { ...plain, map: join(folder, 'map.json') }, 'a described register'],
  [['--points', 'map.json', 'homes.csv'], { ...plain, points: join(folder, 'map.json') }, 'points beside it'],
  [['--dry-run', '--whole', 'homes.csv'], { ...plain, isDryRun: true, wholeness: 'whole' }, 'a whole file, tried'],
  [['--part', 'homes.csv'], { ...plain, wholeness: 'part' }, 'a part'],
  [['--list'], { list: true }, 'the runs'],
  [['--undo', run], { undo: run }, 'a run taken back'],
])('%j is understood: %s [DATA-002]', (given, asked, _why) => {
  expect(readImportArguments(given, folder)).toEqual(asked)
})

test.each([
  [[], /file is missing/],
  [['--source'], /--source/],
  [['--source', 'hud', 'homes.csv'], /no source "hud"/],
  [['--source', 'cms', '--map', 'map.json', 'homes.csv'], /Either --source or --map/],
  [['--whole', '--part', 'homes.csv'], /Either --whole or --part/],
  [['--source', 'cms'], /file is missing/],
  [['--undo', 'last'], /"last" is no run/],
  [['homes.csv', 'other.csv'], /One file/],
  [['nowhere.csv'], /There is no file .*nowhere\.csv/],
  [['--map', 'nowhere.json', 'homes.csv'], /There is no file .*nowhere\.json/],
  [['.'], /is no file/],
  [['--fast', 'homes.csv'], /--fast/],
])('%j is answered with what is wrong and how it goes [ERR-018]', (given, reason) => {
  const read = () => readImportArguments(given, folder)
  expect(read).toThrow(UsageError)
  expect(read).toThrow(reason)
  expect(read).toThrow('Usage: npm run import -- [options] <file.csv or file.csv.gz>')
})
