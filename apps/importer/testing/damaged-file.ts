// cspell:ignore TEAU

import { loadGeography } from '@pkg/api/catalog'

/** Returns whole numbers from 0 to below a limit. A seed always gives the same ones. */
export function seededNumbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
}

/** The columns of Medicare's file. */
const columns = [
  ...['CMS Certification Number (CCN)', 'Provider Name', 'Provider Address', 'City/Town', 'State', 'ZIP Code'],
  ...['Telephone Number', 'County/Parish', 'Number of Certified Beds', 'Chain Name'],
  ...['Continuing Care Retirement Community', 'Overall Rating', 'Staffing Rating', 'Latitude', 'Longitude'],
  'Processing Date',
]

/** A home and the cells of its row. */
export interface Home {
  id: string
  cells: readonly string[]
}

const cities = loadGeography().cities.filter(({ zips }) => zips.length > 0)

/** Returns homes in cities all over the country, each with another name and address. */
export function drawHomes(count: number, day: string, draw: (limit: number) => number): Home[] {
  const words = ['OAK', 'ST. MARY’S', 'PEÑA', 'HERITAGE, THE', 'GOLDEN "AGE"', 'LAKE–VIEW', 'SUNNY; SIDE', 'A|B']
  return Array.from({ length: count }, (_, place) => {
    const city = cities[draw(cities.length)]
    const zip = city?.zips[0]
    if (!city || !zip) throw new Error('Expected a city with a ZIP code')
    const id = String(150_000 + place)
    const name = `${words[draw(words.length)]} HOME ${place}`
    const point = [String(zip.latitude), String(zip.longitude)]
    const address = [`${place + 1} MAIN ST`, city.name.toUpperCase(), city.state, zip.zip, '2085550123', city.county]
    return { id, cells: [id, name, ...address, String(20 + draw(200)), '', 'N', '4', '', ...point, day] }
  })
}

const quoteIfNeeded = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
/** Returns the line of cells. */
const toLine = (cells: readonly string[]): string => cells.map(quoteIfNeeded).join(',')
const header = toLine(columns)

/** What becomes of a damaged line: its text, whether its home is still read, how many of its lines are rejected, and how many aren’t rows. */
interface Damage {
  text: string
  isRead?: true
  rejected?: number
  ignored?: number
}

type DamageKind = (cells: readonly string[]) => Damage

const withCell = (cells: readonly string[], at: number, raw: string) =>
  cells.map((cell, index) => (index === at ? raw : quoteIfNeeded(cell))).join(',')

/** Kinds of damage, and what has to become of them. */
export const damages: Readonly<Record<string, DamageKind>> = {
  'a mark before a name': (cells) => ({ text: withCell(cells, 1, '"HOME'), rejected: 1 }),
  'a mark before the number': (cells) => ({ text: withCell(cells, 0, `"${cells[0]}`), rejected: 1 }),
  'a mark before the last value': (cells) => ({ text: withCell(cells, 15, '"2026-08-01'), rejected: 1 }),
  'marks in a quoted name': (cells) => ({ text: withCell(cells, 1, '"HOME "B" C"'), rejected: 1 }),
  'escaping with a backslash': (cells) => ({ text: withCell(cells, 1, String.raw`"HOME \"B\" C"`), rejected: 1 }),
  'text after a quoted name': (cells) => ({ text: withCell(cells, 1, '"HOME" B'), rejected: 1 }),
  'three marks': (cells) => ({ text: withCell(cells, 1, '"""HOME'), rejected: 1 }),
  'marks around two values': (cells) => ({ text: withCell(cells, 1, '"HOME').replace(' ST,', ' ST",'), rejected: 1 }),
  'marks around the row': (cells) => ({ text: `"${toLine(cells).replaceAll('"', '""')}"`, rejected: 1 }),
  'a missing value': (cells) => ({ text: toLine([...cells.slice(0, 7), ...cells.slice(8)]), rejected: 1 }),
  'a missing last value': (cells) => ({ text: toLine(cells.slice(0, 15)), rejected: 1 }),
  'a comma in a name': (cells) => ({ text: withCell(cells, 1, 'HOME, INC'), rejected: 1 }),
  'a comma too many': (cells) => ({ text: withCell(cells, 7, ','), rejected: 1 }),
  'half a line': (cells) => ({ text: toLine(cells).slice(0, 9), rejected: 1 }),
  'half a number': (cells) => ({ text: toLine(cells).slice(0, 4), rejected: 1 }),
  'the second half of a line': (cells) => ({ text: toLine(cells.slice(9)), rejected: 1 }),
  'a line break in a name': (cells) => ({ text: withCell(cells, 1, 'HOME\r\nOF OAKS'), rejected: 2 }),
  semicolons: (cells) => ({ text: cells.join(';'), rejected: 1 }),
  'another number': (cells) => ({ text: withCell(cells, 0, cells[0]?.slice(1) ?? ''), rejected: 1 }),
  'NUL instead of a digit': (cells) => ({ text: toLine(cells).replace(/^(...)./, '$1\u0000'), rejected: 1 }),
  'NUL in a name': (cells) => ({ text: toLine(cells).replace('HOME', 'HO\u0000ME'), isRead: true }),
  'a line break in marks': (cells) => ({ text: withCell(cells, 9, '"CHAIN\r\nOF OAKS"'), isRead: true, ignored: 1 }),
  'a mark of the byte order': (cells) => ({ text: `\ufeff${toLine(cells)}`, isRead: true }),
  'a mark of the byte order before marks': (cells) => ({
    text: `\ufeff${withCell(cells, 0, `"${cells[0]}"`)}`,
    isRead: true,
  }),
  'a header': (cells) => ({ text: `${header}\r\n${toLine(cells)}`, isRead: true, ignored: 1 }),
  'a header with a mark of the byte order': (cells) => ({
    text: `\ufeff${header}\r\n${toLine(cells)}`,
    isRead: true,
    ignored: 1,
  }),
  'blank lines': (cells) => ({ text: `\r\n  \r\n${toLine(cells)}`, isRead: true, ignored: 2 }),
  'commas alone': (cells) => ({ text: `${','.repeat(15)}\r\n${toLine(cells)}`, isRead: true, ignored: 1 }),
  'a total': (cells) => ({ text: `${toLine(cells)}\r\n"Total: 3,000 homes"`, isRead: true, rejected: 1 }),
  'a total in columns': (cells) => ({
    text: `${toLine(cells)}\r\nTotal,3000${','.repeat(14)}`,
    isRead: true,
    rejected: 1,
  }),
  'a page number': (cells) => ({ text: `\fPage 2 of 9\r\n${toLine(cells)}`, isRead: true, rejected: 1 }),
  'a line of HTML': (cells) => ({
    text: `<html lang="en"><body>502</body>\r\n${toLine(cells)}`,
    isRead: true,
    rejected: 1,
  }),
  'the row twice': (cells) => ({ text: `${toLine(cells)}\r\n${toLine(cells)}`, isRead: true, rejected: 1 }),
  'one half of the line break': (cells) => ({ text: `\r${toLine(cells)}`, isRead: true, ignored: 1 }),
  'a byte of Windows-1252': (cells) => ({ text: withCell(cells, 9, 'CHÂTEAU'), isRead: true }),
  'spaces around values': (cells) => ({ text: ` ${cells.map(quoteIfNeeded).join(' , ')} `, isRead: true }),
}

/** A file with damaged lines, and what it contains. */
export interface DamagedFile {
  bytes: Buffer
  /** The ids of the homes whose row isn't damaged, or can be read anyway. */
  readable: string[]
  /** The lines that have to be rejected. */
  rejected: number
  /** The lines without a row. */
  ignored: number
  lines: number
}

/** Chooses homes whose line is damaged, each in another way. */
export function drawDamages(
  homes: readonly Home[],
  count: number,
  draw: (limit: number) => number,
): Map<number, DamageKind> {
  const kinds = Object.values(damages)
  const drawn = new Map<number, DamageKind>()
  while (drawn.size < count) {
    const at = draw(homes.length)
    const damage = kinds[drawn.size % kinds.length]
    if (damage && !drawn.has(at)) drawn.set(at, damage)
  }
  return drawn
}

/** Returns a Medicare file in which some homes' lines are damaged. */
export function damageFile(homes: readonly Home[], damaged: ReadonlyMap<number, DamageKind>): DamagedFile {
  const file: DamagedFile = { bytes: Buffer.from(''), readable: [], rejected: 0, ignored: 1, lines: 0 }
  const texts = homes.map(({ id, cells }, at) => {
    const {
      text,
      isRead,
      rejected = 0,
      ignored = 0,
    } = damaged.get(at)?.(cells) ?? { text: toLine(cells), isRead: true }
    if (isRead) file.readable.push(id)
    file.rejected += rejected
    file.ignored += ignored
    // The byte of Windows-1252, in a file of UTF-8.
    const [before = '', ...after] = text.split('CHÂTEAU')
    return Buffer.concat([Buffer.from(before), ...after.map((rest) => Buffer.from(`CH\u00c2TEAU${rest}`, 'latin1'))])
  })
  const lineBreak = Buffer.from('\r\n')
  file.bytes = Buffer.concat([
    Buffer.from(`${header}\r\n`),
    ...texts.flatMap((text) => [text, lineBreak]),
    Buffer.from('\u001a'),
  ])
  file.lines =
    file.bytes
      .toString('latin1')
      .replaceAll('\r\n', '\n')
      .split(/[\r\n]/).length - 1
  return file
}

/** Returns the bytes of a Medicare file. */
export const wholeFile = (homes: readonly Home[]): Buffer =>
  Buffer.from([header, ...homes.map(({ cells }) => toLine(cells)), ''].join('\r\n'))
