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

const plain = { file: join(folder, 'homes.csv'), isDryRun: false, isRetiringConfirmed: false, coverage: 'unknown' }

test.each([
  [['homes.csv'], plain, 'a file'],
  [['--source', 'cms', 'homes.csv'], { ...plain, source: 'cms' }, 'the option first'],
  [['homes.csv', '--source=cms'], { ...plain, source: 'cms' }, 'the option last'],
  [[join(folder, 'homes.csv')], plain, 'an absolute path'],
  [['--map', 'map.json', 'homes.csv'], { ...plain, map: join(folder, 'map.json') }, 'a described source'],
  [['--points', 'map.json', 'homes.csv'], { ...plain, points: join(folder, 'map.json') }, 'coordinates'],
  [
    ['--dry-run', '--whole', 'homes.csv'],
    { ...plain, isDryRun: true, coverage: 'complete' },
    'a complete file in a dry run',
  ],
  [['--confirm-retired', 'homes.csv'], { ...plain, isRetiringConfirmed: true }, 'a checked file with unreadable lines'],
  [['--part', 'homes.csv'], { ...plain, coverage: 'partial' }, 'a partial file'],
  [['--list'], { list: true }, 'the list of runs'],
  [['--undo', run], { undo: run }, 'undoing a run'],
])('parses %j: %s [DATA-002]', (args, expected, _what) => {
  expect(readImportArguments(args, folder)).toEqual(expected)
})

test.each([
  [[], /Enter the path of a file/],
  [['--source'], /--source/],
  [['--source', 'hud', 'homes.csv'], /No source "hud"/],
  [['--source', 'cms', '--map', 'map.json', 'homes.csv'], /Use --source or --map, not both/],
  [['--whole', '--part', 'homes.csv'], /Use --whole or --part, not both/],
  [['--source', 'cms'], /Enter the path of a file/],
  [['--undo', 'last'], /No import run "last"/],
  [['homes.csv', 'other.csv'], /one file at a time/],
  [['nowhere.csv'], /nowhere\.csv doesn't exist/],
  [['--map', 'nowhere.json', 'homes.csv'], /nowhere\.json doesn't exist/],
  [['.'], /isn't a file/],
  [['--fast', 'homes.csv'], /--fast/],
])('rejects %j with the reason and the usage [ERR-018]', (args, reason) => {
  const read = () => readImportArguments(args, folder)
  expect(read).toThrow(UsageError)
  expect(read).toThrow(reason)
  expect(read).toThrow('Usage: npx hearthway import [options] <file.csv or file.csv.gz>')
})
