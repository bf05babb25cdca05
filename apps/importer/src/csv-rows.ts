import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import type { RowValues } from './source'

/** A row's values by column name, with the line of the file that the row ends on. */
export interface CsvRow {
  line: number
  cells: RowValues
}

/** A row that can't be parsed: its line and the reason. */
export interface CsvDefect {
  line: number
  reason: string
}

/** The character encoding of a file. */
export type Encoding = 'utf-8' | 'windows-1252'

/** What the bytes of a file show before its rows are parsed. */
export interface FileBytes {
  /** A file that isn't valid UTF-8 counts as Windows-1252, the encoding of old releases. */
  encoding: Encoding
  /** The number of line breaks, for progress. Values can contain line breaks too, so there can be fewer rows. */
  lines: number
  /** SHA-256 of the uncompressed file. */
  fingerprint: string
}

function streamBytes(filePath: string): AsyncIterable<Uint8Array> {
  const file = createReadStream(filePath)
  if (!filePath.endsWith('.gz')) return file
  const unzipped = createGunzip()
  file.on('error', (error) => unzipped.destroy(error))
  return file.pipe(unzipped)
}

/** Reads a plain or `.gz` file once without parsing its rows. @throws when the file is missing or can't be uncompressed. */
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
  for await (const bytes of streamBytes(filePath)) {
    hash.update(bytes)
    check(bytes)
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1
  }
  check()
  return { encoding, lines, fingerprint: hash.digest('hex') }
}

/** Direction marks and zero-width characters, which come from web pages and make equal words differ. */
const invisibleCharacters = /[\u200b-\u200f\u202a-\u202e\u2060]/g

async function* decodeText(filePath: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of streamBytes(filePath)) {
    // PostgreSQL text can't contain NUL.
    yield decoder.decode(bytes, { stream: true }).replaceAll('\u0000', '').replace(invisibleCharacters, '')
  }
  yield decoder.decode()
}

/**
 * Streams the rows of a plain or `.gz` CSV file, so the whole file is never in memory. Trims column names and values. Yields a defect
 * for a row that can't be parsed, and continues.
 * @throws when the file is missing or can't be uncompressed.
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
      defects.push({ line: Number(error?.lines ?? 0), reason: "The row isn't valid CSV" })
    },
  })
  const text = Readable.from(decodeText(filePath, encoding))
  text.on('error', (error) => parser.destroy(error))
  const rows: AsyncIterable<{ record: Record<string, string>; info: { lines: number } }> = text.pipe(parser)
  for await (const { record, info } of rows) {
    yield* defects.splice(0)
    yield { line: info.lines, cells: record }
  }
  yield* defects
}
