import { type CsvDefect, type CsvRecord, readRecords } from './csv-records'
import { type CsvFormat, detectFormat, isTitle, namedSeparator } from './csv-format'
import { type Encoding, type Line, readLines } from './csv-text'
import { columnKey, type RowValues } from './source'

/** A row's values by column name, with the line of the file that the row ends on. */
export interface CsvRow {
  line: number
  cells: RowValues
}

/** How many lines show a file's separator and the width of its rows. */
const sampleSize = 50

/**
 * Streams the rows of a plain or `.gz` CSV file, so the whole file is never in memory. Detects the separator, skips titles above the header, rows without
 * values, and repeated headers, and trims values. Values are keyed by `columnKey`. If a name occurs more than once, each of its columns has a number, such
 * as `city #2`. Yields a defect for a line that can't be read, and continues. [EDGE-001, EDGE-002, EDGE-003]
 * @throws when the file is missing or can't be uncompressed.
 */
export async function* readCsvRows(filePath: string, encoding: Encoding): AsyncGenerator<CsvRow | CsvDefect> {
  const { lines, ...format } = await openLines(readLines(filePath, encoding))
  let header: string[] | undefined
  let previous: CsvRecord | CsvDefect | undefined
  for await (const [record, next] of withNext(readRecords(lines, format))) {
    const before = previous
    previous = record
    if ('reason' in record) yield record
    else if (!header) {
      if (!isTitle(record.cells, format.width)) header = numberColumns(record.cells)
    } else if (record.cells.some((cell) => cell !== '') && !isHeader(record, header)) {
      const width = Math.max(header.length, format.width)
      const isWhole = record.cells.length === format.width || isRagged(record, width, [before, next])
      yield isWhole
        ? toRow(record, header)
        : { line: record.line, text: record.text, reason: widthDefect(record, format) }
    }
  }
}

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
  return cells.length === header.length && numberColumns(cells).every((key, index) => key === header[index])
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

/** Returns the keys of columns. Names that occur more than once get their number. */
function numberColumns(names: readonly string[]): string[] {
  const keys = names.map(columnKey)
  return keys.map((key, index) => {
    const isRepeated = key !== '' && keys.indexOf(key) !== keys.lastIndexOf(key)
    return isRepeated ? `${key} #${keys.slice(0, index + 1).filter((other) => other === key).length}` : key
  })
}

const toRow = ({ line, cells }: CsvRecord, header: readonly string[]): CsvRow => ({
  line,
  cells: Object.fromEntries(header.map((key, index) => [key, cells[index] ?? ''])),
})
