// cspell:ignore Šalimar
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadGeography } from '@pkg/api/catalog'
import { openPublicFile } from './public-file'
import { readPublicRecords, type PublicRecord } from './read-public-records'

const folder = mkdtempSync(join(tmpdir(), 'file-formats-'))
const geography = loadGeography()

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const header = [
  ...[
    'Facility Name',
    'Facility ID',
    'Program Type',
    'County',
    'Service  Type',
    'License No',
    'License Effective Date',
  ],
  ...['License Expiration Date', 'Initial License Date', 'Physical Address', 'Physical Address CITY'],
  ...['Physical Address State', 'Physical Address Zipcode', 'Geo Location', 'Facility Phone Number'],
  ...['Total Licensed Capacity', 'Alzheimer Capacity', 'Alzheimer Certificate No', 'Owner_', 'Type of Entity'],
  'Management Company_',
]

/** The values of a Texas home. The texts have characters that differ between the encodings, or that separate values in some files. */
function home(
  place: number,
  change: { name?: string; id?: string; program?: string; street?: string; state?: string } = {},
) {
  const { name = `HOME ${place}`, id = String(100_000 + place), program = 'Assisted Living' } = change
  const { street = `${place + 1} SPRING ST`, state = 'TX' } = change
  const dates = ['2024-09-01', '2026-11-01', '']
  const address = [street, 'PALESTINE', state, '75803', '31.769455,-95.652956', '903 7230040']
  return [
    name,
    id,
    program,
    'ANDERSON',
    'TYPE B',
    '1',
    ...dates,
    ...address,
    '56',
    '25',
    '',
    'A PERSON; LLC',
    'LLC',
    '',
  ]
}

const rows = [
  home(0, { name: 'ADMIRAL’S POINTE' }),
  home(1, { name: 'CASA DE LA PEÑA' }),
  home(2, { name: '“GOLDEN” AGE – EAST' }),
  home(3, { name: 'OAKS, THE', street: '3 SPRING ST; APT 2' }),
  home(4, { name: 'A|B\tHOME', street: '4 SPRING ST\nBUILDING 2' }),
  home(5, { name: 'THE "OLD" HOME' }),
  home(6, { name: 'CHÂTEAU ŠALIMAR' }),
  home(7, { id: '' }),
  home(8, { program: 'Day care' }),
  home(9, { name: '' }),
  home(10, { name: 'N/A' }),
  home(11, { state: 'PR' }),
  home(5, { name: 'THE "OLD" HOME' }),
  ...Array.from({ length: 30 }, (_, place) => home(place + 20)),
]

const separators = { commas: ',', semicolons: ';', tabs: '\t', 'vertical bars': '|' }
const windows1252 = new Map(
  [...'‘’“”–Š'].map((character, index) => [character, [0x91, 0x92, 0x93, 0x94, 0x96, 0x8a][index] ?? 0]),
)
const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'Windows-1252': (text) =>
    Buffer.from([...text].map((character) => windows1252.get(character) ?? character.charCodeAt(0))),
}

async function read(bytes: Buffer) {
  const path = join(folder, 'texas_2026-08.csv')
  writeFileSync(path, bytes)
  const file = await openPublicFile(path)
  const read: PublicRecord[] = []
  for await (const row of readPublicRecords(file, { geography })) read.push(row)
  return { source: file.source.name, lines: file.lines, rows: read }
}

function writeRows(separator: string, lineBreak = '\r\n'): string {
  const quote = (cell: string) =>
    cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  return [header, ...rows].map((cells) => `${cells.map(quote).join(separator)}${lineBreak}`).join('')
}

for (const [separatorName, separator] of Object.entries(separators)) {
  test.each(Object.entries(encodings))(
    `reads the same homes, and rejects the same rows, of a state file in %s with ${separatorName} [EDGE-002]`,
    async (_name, encode) => {
      const { source, lines, rows: found } = await read(encode(writeRows(separator)))
      // The header and the line break in an address.
      expect({ source, lines }).toEqual({ source: 'tx', lines: rows.length + 2 })
      const names = found.flatMap((row) => (row.kind === 'record' ? [row.record.name] : []))
      expect(names.slice(0, 7)).toEqual([
        'Admiral’s Pointe',
        'Casa de la Peña',
        '“Golden” Age – East',
        'The Oaks',
        'A|B Home',
        'The "Old" Home',
        'Château Šalimar',
      ])
      expect(names).toHaveLength(37)
      const rejected = found.flatMap((row) => (row.kind === 'rejected' ? [row.line] : []))
      expect(rejected).toEqual([10, 11, 12, 13, 14, 15])
      expect(found).toEqual((await read(encodings['UTF-8']?.(writeRows(',')) ?? Buffer.from(''))).rows)
    },
  )
}
