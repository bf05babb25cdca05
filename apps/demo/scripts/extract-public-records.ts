// cspell:ignore Larimer Hillsborough Licking Multnomah
// Derives the nursing homes that the demo shows from the three files of Medicare, with the columns that the importer reads:
//   npm run extract --workspace @pkg/demo -- <folder with the three files>
import { createWriteStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readBytes, readCsvTable } from '@pkg/api/csv'
import { publicRecordFiles } from '../src/fill/public-record-files'

type Row = ReadonlyMap<string, string>

/** Whole states and whole counties, so their medians are those of all their homes. Florida, Ohio, and Texas have no deficiencies, and California no hours. */
const areas: Readonly<Record<string, readonly string[] | 'all'>> = {
  AK: 'all',
  DC: 'all',
  VT: 'all',
  WY: 'all',
  CA: ['San Francisco'],
  CO: ['Boulder', 'Denver', 'Larimer'],
  FL: ['Hillsborough'],
  OH: ['Delaware', 'Licking'],
  OR: ['Multnomah'],
  PA: ['Centre'],
  TX: ['Travis'],
}

const id = 'CMS Certification Number (CCN)'

/** The files of the agency, and the columns of theirs that the importer reads. */
const files = [
  {
    from: 'cms_nursing_homes_2026.csv.gz',
    to: publicRecordFiles.homes,
    columns:
      'Provider Name|Provider Address|City/Town|State|ZIP Code|Telephone Number|County/Parish|Number of Certified Beds|Continuing Care Retirement Community|Chain Name|Overall Rating|Staffing Rating|Number of Fines|Total Amount of Fines in Dollars|Latitude|Longitude|Rating Vintage',
  },
  {
    from: 'cms_nursing_home_staffing_2026.csv.gz',
    to: publicRecordFiles.staffing,
    columns:
      'Nurse Aide Hours per Resident per Day|LPN Hours per Resident per Day|RN Hours per Resident per Day|Total Nurse Hours per Resident per Day|Weekend Total Nurse Hours per Resident per Day|Weekend RN Hours per Resident per Day|Total Nursing Staff Turnover (%)|RN Turnover (%)|Administrators Who Left|Quarters|Health Deficiencies (3 years)|Actual Harm|Immediate Jeopardy|Fines (3 years)|Total Fines in Dollars|Payment Denials|Penalties|Ownership Changed On',
  },
  {
    from: 'cms_nursing_home_deficiencies_2026.csv.gz',
    to: publicRecordFiles.deficiencies,
    columns:
      'Survey Date|Complaint|Deficiency Category|Deficiency Description|Scope Severity Code|Deficiency Corrected|Correction Date',
  },
] as const

async function readRows(path: string): Promise<Row[]> {
  const { encoding } = await readBytes(path)
  const rows: Row[] = []
  let header: string[] = []
  for await (const part of readCsvTable(path, encoding)) {
    if ('header' in part) header = part.header
    else if ('reason' in part) throw new Error(`${path}, line ${part.line}: ${part.reason}`)
    else rows.push(new Map(header.map((name, index) => [name, part.cells[index] ?? ''])))
  }
  return rows
}

const isShown = (row: Row): boolean => {
  const counties = areas[row.get('State') ?? '']
  return counties === 'all' || (counties ?? []).includes(row.get('County/Parish') ?? '')
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const [folder = '.'] = process.argv.slice(2)
const shown = new Set<string>()
for (const { from, to, columns } of files) {
  const names = [id, ...columns.split('|')]
  const rows = await readRows(join(resolve(process.env['INIT_CWD'] ?? '.', folder), from))
  if (shown.size === 0) for (const row of rows.filter(isShown)) shown.add(row.get(id) ?? '')
  const kept = rows.filter((row) => shown.has(row.get(id) ?? ''))
  const missing = names.filter((name) => !kept[0]?.has(name))
  if (missing.length > 0) throw new Error(`${from} lacks the columns ${missing.join(', ')}`)
  const lines = [names, ...kept.map((row) => names.map((name) => row.get(name) ?? ''))]
  const text = lines.map((cells) => `${cells.map(quoted).join(',')}\n`)
  await pipeline(Readable.from(text), createGzip({ level: 9 }), createWriteStream(to))
  console.log(`${kept.length} rows in ${to}`)
}
