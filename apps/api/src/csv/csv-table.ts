import { columnKey } from './column-key'
import { type CsvFormat, detectFormat, isTitle, namedSeparator, type Separator } from './csv-format'
import { type CsvDefect, type CsvRecord, readRecords } from './csv-records'
import { type Encoding, type Line, readLines } from './csv-text'

/** The names of a file’s columns, and what separates them. It comes before the rows. */
export interface CsvHeader {
  header: string[]
  separator: Separator
}

/** How many lines show a file's separator and the width of its rows. */
const sampleSize = 50

/**
 * Streams a plain or `.gz` CSV file as a header and the rows below it, so the whole file is never in memory. Detects the separator, skips titles above the
 * header, rows without values, and repeated headers, and trims values. Yields a defect for a line that can't be read, and continues. A row has at least as
 * many cells as the header. [EDGE-001, EDGE-002]
 * @throws when the file is missing or can't be uncompressed.
 */
export async function* readCsvTable(
  filePath: string,
  encoding: Encoding,
): AsyncGenerator<CsvHeader | CsvRecord | CsvDefect> {
  const { lines, ...format } = await openLines(readLines(filePath, encoding))
  let header: string[] | undefined
  let previous: CsvRecord | CsvDefect | undefined
  for await (const [record, next] of withNext(readRecords(lines, format))) {
    const before = previous
    previous = record
    if ('reason' in record) yield record
    else if (!header) {
      if (isTitle(record.cells, format.width)) continue
      header = record.cells
      yield { header, separator: format.separator }
    } else if (record.cells.some((cell) => cell !== '') && !isHeader(record, header)) {
      const width = Math.max(header.length, format.width)
      const isWhole = record.cells.length === format.width || isRagged(record, width, [before, next])
      yield isWhole
        ? { ...record, cells: filled(record.cells, header.length) }
        : { line: record.line, text: record.text, reason: widthDefect(record, format) }
    }
  }
}

const filled = (cells: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(length, cells.length) }, (_, index) => cells[index] ?? '')

/** Yields each value with the one after it. */
async function* withNext<Value>(source: AsyncIterable<Value>): AsyncGenerator<[Value, Value | undefined]> {
  let waiting: { value: Value } | undefined
  for await (const value of source) {
    if (waiting) yield [waiting.value, value]
    waiting = { value }
  }
  if (waiting) yield [waiting.value, undefined]
}

/** Returns whether a record repeats the header, as in files that someone joined. */
function isHeader({ cells }: CsvRecord, header: readonly string[]): boolean {
  return (
    cells.length === header.length && cells.every((cell, index) => columnKey(cell) === columnKey(header[index] ?? ''))
  )
}

/**
 * Returns whether a row lacks only empty cells at its end, or has more of them. Excel leaves them out in blocks of 16 rows, so a row next to it is as long. In a row
 * that's alone, a separator is missing or one too many, and its values are in the wrong columns. [EDGE-001]
 */
function isRagged(
  { cells }: CsvRecord,
  width: number,
  neighbors: readonly (CsvRecord | CsvDefect | undefined)[],
): boolean {
  const isSame = neighbors.some((other) => other && 'cells' in other && other.cells.length === cells.length)
  return isSame && !isTitle(cells, width) && cells.slice(width).every((cell) => cell === '')
}

const widthDefect = ({ cells }: CsvRecord, { width }: CsvFormat): string =>
  cells.length < width ? 'The row has fewer values than the others' : 'The row has more values than the others'

/** Returns the lines of a file, without Excel's line of the separator, and their format. */
async function openLines(source: AsyncGenerator<Line>): Promise<CsvFormat & { lines: AsyncIterable<Line> }> {
  const sample: Line[] = []
  while (sample.length < sampleSize) {
    const next = await source.next()
    if (next.done === true) break
    sample.push(next.value)
  }
  const named = namedSeparator(sample[0]?.text ?? '')
  if (named) sample.shift()
  const lines = (async function* () {
    yield* sample
    yield* source
  })()
  return { ...detectFormat(sample, named), lines }
}
