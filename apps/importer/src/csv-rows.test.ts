import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readCsvRows } from './csv-rows'
import { readBytes } from '@pkg/api/csv'

const folder = mkdtempSync(join(tmpdir(), 'csv-rows-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Returns the numbers of the rows that can be read, the text of the lines that can't, and the file’s lines. */
async function read(content: string | Uint8Array) {
  const path = join(folder, 'rows.csv')
  writeFileSync(path, content)
  const { encoding, lines } = await readBytes(path)
  const rows: Readonly<Record<string, string | undefined>>[] = []
  const unreadable: string[] = []
  for await (const row of readCsvRows(path, encoding)) {
    if ('reason' in row) unreadable.push(row.text)
    else rows.push(row.cells)
  }
  return { encoding, lines, rows, unreadable, ids: rows.map((cells) => cells['id']) }
}

const header = 'Id,Name,Street,City,State'
const row = (id: number, name = `HOME ${id}`, street = `${id} ELM ST`) => `${id},${name},${street},Dover,DE`

test.each([
  ['a cell that is never closed', row(2, '"HOME 2')],
  ['a last cell that is never closed', '2,HOME 2,2 ELM ST,Dover,"DE'],
  ['a first cell that is never closed', '"2,HOME 2,2 ELM ST,Dover,DE'],
  ['marks inside a quoted cell', row(2, '"HOME "NUMBER" 2"')],
  ['text after a closed cell', row(2, '"HOME" 2 "B"')],
  ['three marks', row(2, '"""HOME 2')],
])('%s makes one line unreadable, and no other [EDGE-001]', async (_what, damaged) => {
  for (const after of [
    [row(3), row(4), row(5)],
    [row(3), row(4, '"HOME 4, THE"'), row(5)],
    [row(3, '"HOME 3, THE"'), row(4, 'THE "OLD" HOME'), row(5, '""')],
    [row(3, 'HOME 3', '"3 ELM ST\nAPT 2"'), row(4), row(5)],
  ]) {
    const { ids, unreadable } = await read([header, row(1), damaged, ...after].join('\n'))
    expect(ids).toEqual(['1', '3', '4', '5'])
    expect(unreadable).toEqual([damaged])
  }
})

test('marks too many in two lines, which together look like a value with a line break, cost no other home [EDGE-001]', async () => {
  const damaged = [row(2, '"HOME 2'), row(3, 'HOME 3"')]
  const { ids, unreadable } = await read([header, row(1), ...damaged, row(4)].join('\n'))
  expect(ids).toEqual(['1', '3', '4'])
  expect(unreadable).toEqual([damaged[0]])
})

test('reads rows without the empty cells that Excel leaves out, but not a row that lacks a separator [EDGE-001, EDGE-002]', async () => {
  const full = Array.from({ length: 20 }, (_, at) => `${row(at)},Note,x`)
  const shorter = Array.from({ length: 16 }, (_, at) => row(at + 20))
  const longer = [`${row(36)},,,`, `${row(37)},,,`]
  const lost = '38,HOME 38,38 ELM ST DOVER,DE,Note,x'
  const { rows, unreadable } = await read(
    [`${header},Note,More`, ...full, ...shorter, ...longer, lost, ...full].join('\n'),
  )
  expect(rows).toHaveLength(58)
  expect(rows[25]).toEqual({
    id: '25',
    name: 'HOME 25',
    street: '25 ELM ST',
    city: 'Dover',
    state: 'DE',
    note: '',
    more: '',
  })
  expect(unreadable).toEqual([lost])
})

test('damaged lines anywhere leave all other homes [EDGE-001]', async () => {
  const damages = ['"HOME', '"HOME "B" C"', '"""HOME', '"HOME" B'] as const
  const damaged = fc.uniqueArray(fc.tuple(fc.nat(199), fc.constantFrom(...damages)), {
    selector: ([at]) => at,
    maxLength: 50,
  })
  await fc.assert(
    fc.asyncProperty(damaged, async (list) => {
      const names = new Map(list)
      const lines = Array.from({ length: 200 }, (_, at) => row(at, names.get(at) ?? `"HOME ${at}, THE"`))
      const { ids, unreadable } = await read([header, ...lines].join('\r\n'))
      const fine = lines.flatMap((_, at) => (names.has(at) ? [] : [String(at)]))
      expect(ids).toEqual(fine)
      expect(unreadable).toHaveLength(names.size)
    }),
    { numRuns: 30 },
  )
})

test('values keep their line breaks, commas, and marks [EDGE-001, DATA-002]', async () => {
  const { rows, unreadable } = await read(
    `${header}\r\n"1","The ""Old"" Home","1 Elm St\r\nApt 2\r\nRear","Dover, North",DE\r\n\r\n2,HOME "B",2 Elm St,Dover,DE`,
  )
  expect(unreadable).toEqual([])
  expect(rows).toEqual([
    { id: '1', name: 'The "Old" Home', street: '1 Elm St\nApt 2\nRear', city: 'Dover, North', state: 'DE' },
    { id: '2', name: 'HOME "B"', street: '2 Elm St', city: 'Dover', state: 'DE' },
  ])
})

const encodings = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with a mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'utf-16le': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'windows-1252': (text: string) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1'),
}
const separatorNames = { commas: ',', semicolons: ';', tabs: '\t', 'vertical bars': '|' }

for (const [encoding, encode] of Object.entries(encodings)) {
  test.each(Object.entries(separatorNames))(
    `reads ${encoding} with %s, whatever the line breaks [EDGE-002]`,
    async (_name, separator) => {
      const cells = [
        ['ID', 'Name', 'Street'],
        ['01', 'Admiral’s Pointe é', '"1 Elm St, Apt; 2"'],
        ['02', 'Rose', '2 Elm St'],
      ]
      for (const lineBreak of ['\n', '\r\n', '\r']) {
        const text = cells.map((line) => line.join(separator)).join(lineBreak)
        const { rows, lines } = await read(encode(text))
        expect(lines).toBe(3)
        expect(rows).toEqual([
          { id: '01', name: 'Admiral’s Pointe é', street: '1 Elm St, Apt; 2' },
          { id: '02', name: 'Rose', street: '2 Elm St' },
        ])
      }
    },
  )
}

test.each([
  ['Excel’s line of the separator', `sep=;\n${header.replaceAll(',', ';')}\n1;HOME 1;1 ELM ST;Dover;DE`],
  [
    'titles and an empty line above the header',
    `Homes of Delaware,,,,\nReport of,08/01/2026,,,\n\n${header}\n${row(1)}`,
  ],
  ['an empty first column', `Facility Finder,,,,,\n ,${header}\n ,${row(1)}`],
  ['capitals, spaces, and punctuation', `ID , NAME,Street:, CITY,State\n${row(1)}`],
  ['a header with a line break', `Id,"Name\n",Street,City,State\n${row(1)}`],
])('finds the header after %s [EDGE-002]', async (_what, content) => {
  const { rows, unreadable } = await read(content)
  expect(unreadable).toEqual([])
  expect(rows).toMatchObject([{ id: '1', name: 'HOME 1', street: '1 ELM ST', city: 'Dover', state: 'DE' }])
})

test('a column whose name occurs twice goes by its number only [EDGE-003]', async () => {
  const { rows } = await read('Id,City,State,City,State\n1,Dover,DE,Sioux City,IA')
  expect(rows).toEqual([{ id: '1', 'city #1': 'Dover', 'state #1': 'DE', 'city #2': 'Sioux City', 'state #2': 'IA' }])
})
