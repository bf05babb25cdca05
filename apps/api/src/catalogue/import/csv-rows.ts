import { parse } from 'csv-parse'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** A row by the names of its columns, with the line of the file that it ends on. */
export interface CsvRow {
  line: number
  cells: Readonly<Record<string, string | undefined>>
}

/** A row that is no row: what is wrong with it, and where. */
export interface CsvDefect {
  line: number
  reason: string
}

function bytesOf(filePath: string): AsyncIterable<Uint8Array> {
  const file = createReadStream(filePath)
  if (!filePath.endsWith('.gz')) return file
  const unzipped = createGunzip()
  file.on('error', (error) => unzipped.destroy(error))
  return file.pipe(unzipped)
}

/** Old releases are Windows-1252: whatever is no UTF-8 is taken for it. */
async function encodingOf(filePath: string): Promise<'utf-8' | 'windows-1252'> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of bytesOf(filePath)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

async function* textOf(filePath: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(filePath))
  // A NUL cannot stand in PostgreSQL text.
  for await (const bytes of bytesOf(filePath)) yield decoder.decode(bytes, { stream: true }).replaceAll('\u0000', '')
  yield decoder.decode()
}

/** How many lines a file has, plain or `.gz`: for progress, since a line break may also stand inside a value. */
export async function countLines(filePath: string): Promise<number> {
  let lines = 0
  for await (const bytes of bytesOf(filePath)) {
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1
  }
  return lines
}

/**
 * The rows of a CSV file, plain or `.gz`, one after another; the file is never in memory as a whole. Names of columns and values lose the
 * blanks around them. A row that cannot be read is a defect, and reading goes on.
 * @throws when the file is missing or cannot be unpacked.
 */
export async function* readCsvRows(filePath: string): AsyncGenerator<CsvRow | CsvDefect> {
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
  const text = Readable.from(textOf(filePath))
  text.on('error', (error) => parser.destroy(error))
  const rows: AsyncIterable<{ record: Record<string, string>; info: { lines: number } }> = text.pipe(parser)
  for await (const { record, info } of rows) {
    yield* defects.splice(0)
    yield { line: info.lines, cells: record }
  }
  yield* defects
}
