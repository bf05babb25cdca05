import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import type { RowValues } from './source'

/** A row by the names of its columns, with the line of the file that it ends on. */
export interface CsvRow {
  line: number
  cells: RowValues
}

/** A row that is no row: what is wrong with it, and where. */
export interface CsvDefect {
  line: number
  reason: string
}

/** How the text of a file is written down. */
export type Encoding = 'utf-8' | 'windows-1252'

/** A file as its bytes tell of it. */
export interface FileBytes {
  /** Whatever is no UTF-8 is Windows-1252: old releases are. */
  encoding: Encoding
  /** For progress, since a line break may also stand inside a value. */
  lines: number
  /** SHA-256 of the file, unpacked. */
  fingerprint: string
}

function bytesOf(filePath: string): AsyncIterable<Uint8Array> {
  const file = createReadStream(filePath)
  if (!filePath.endsWith('.gz')) return file
  const unzipped = createGunzip()
  file.on('error', (error) => unzipped.destroy(error))
  return file.pipe(unzipped)
}

/** Reads a file once, plain or `.gz`, without understanding it. @throws when it is missing or cannot be unpacked. */
export async function readBytes(filePath: string): Promise<FileBytes> {
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let encoding: Encoding = 'utf-8'
  let lines = 0
  const check = (bytes?: Uint8Array) => {
    if (encoding !== 'utf-8') return
    try {
      decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      encoding = 'windows-1252'
    }
  }
  for await (const bytes of bytesOf(filePath)) {
    hash.update(bytes)
    check(bytes)
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1
  }
  check()
  return { encoding, lines, fingerprint: hash.digest('hex') }
}

/** Marks of direction and joints come along from web pages and part equal words. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060]/g

async function* textOf(filePath: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of bytesOf(filePath)) {
    // A NUL cannot stand in PostgreSQL text.
    yield decoder.decode(bytes, { stream: true }).replaceAll('\u0000', '').replace(unseen, '')
  }
  yield decoder.decode()
}

/**
 * The rows of a CSV file, plain or `.gz`, one after another; the file is never in memory as a whole. Names of columns and values lose the
 * blanks around them. A row that cannot be read is a defect, and reading goes on.
 * @throws when the file is missing or cannot be unpacked.
 */
export async function* readCsvRows(filePath: string, encoding: Encoding): AsyncGenerator<CsvRow | CsvDefect> {
  const defects: CsvDefect[] = []
  const parser = parse({
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim()),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_skip: (error) => {
      defects.push({ line: Number(error?.lines ?? 0), reason: 'the row cannot be read as CSV' })
    },
  })
  const text = Readable.from(textOf(filePath, encoding))
  text.on('error', (error) => parser.destroy(error))
  const rows: AsyncIterable<{ record: Record<string, string>; info: { lines: number } }> = text.pipe(parser)
  for await (const { record, info } of rows) {
    yield* defects.splice(0)
    yield { line: info.lines, cells: record }
  }
  yield* defects
}
