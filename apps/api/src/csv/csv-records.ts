import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type { CsvFormat } from './csv-format'
import type { Line } from './csv-text'

/** A record, with the line that it ends on. */
export interface CsvRecord {
  line: number
  text: string
  cells: string[]
}

/** A line that can't be read as a record or as the start of one, and why. */
export interface CsvDefect {
  line: number
  text: string
  reason: string
}

/** The most lines of a record. Addresses and comments have a few. */
const maximumLines = 100
/** A line with at least this many cells, and as many as most lines, is a record of its own and not part of another. */
const distinctiveCells = 4

const countQuotes = (text: string) => text.split('"').length - 1

/** Returns the cells of a record, or whether a quotation mark is still open or in a place where none can be. */
function parseRecord(text: string, separator: string): string[] | 'open' | 'broken' {
  if (!text.includes('"')) return text.split(separator).map((cell) => cell.trim())
  try {
    const options = { delimiter: separator, relax_column_count: true, relax_quotes: true, trim: true }
    const [cells, another]: string[][] = parse(text, options)
    return cells && !another ? cells.map((cell) => cell.trim()) : 'broken'
  } catch (error) {
    return error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'broken'
  }
}

/** Lines that can be read ahead. */
class LineQueue {
  readonly #source: AsyncIterator<Line>
  readonly #waiting: Line[] = []

  constructor(source: AsyncIterable<Line>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Returns the line at an index, and keeps it. */
  async at(index: number): Promise<Line | undefined> {
    while (this.#waiting.length <= index) {
      const next = await this.#source.next()
      if (next.done === true) return undefined
      this.#waiting.push(next.value)
    }
    return this.#waiting[index]
  }

  /** Removes the first lines. */
  take(count: number): void {
    this.#waiting.splice(0, count)
  }
}

/**
 * Reads the records of a file line by line. A value can have line breaks, so a record with an open quotation mark continues on the next lines, unless
 * one of them is a record of its own, or the whole isn't as wide as most lines. Then the mark is a mistake: only that line is a defect, and
 * reading continues at the next one. Skips empty lines. [EDGE-001]
 */
export async function* readRecords(
  source: AsyncIterable<Line>,
  { separator, width }: CsvFormat,
): AsyncGenerator<CsvRecord | CsvDefect> {
  const lines = new LineQueue(source)
  const isWide = (text: string) => text.split(separator).length === width
  /** Whether a line is a record of its own. With an odd number of marks, it's one if the line before is, too: both have a mark too many. */
  const isRecord = (text: string, before: string) => {
    if (width < distinctiveCells) return false
    if (countQuotes(text) % 2 === 1) return isWide(text) && isWide(before)
    const cells = parseRecord(text, separator)
    return Array.isArray(cells) && cells.length === width
  }
  for (let first = await lines.at(0); first; first = await lines.at(0)) {
    let { text, number } = first
    let cells = parseRecord(text, separator)
    let count = 1
    for (let next = await lines.at(count); cells === 'open' && next; next = await lines.at(count)) {
      if (count === maximumLines || isRecord(next.text, first.text)) break
      text += `\n${next.text}`
      number = next.number
      count += 1
      if (countQuotes(text) % 2 === 0) cells = parseRecord(text, separator)
    }
    const isWhole = Array.isArray(cells) && (count === 1 || cells.length === width)
    lines.take(isWhole ? count : 1)
    if (!isWhole || !Array.isArray(cells)) {
      yield { line: first.number, text: first.text, reason: 'A quotation mark is missing or one too many' }
    } else if (text.trim() !== '') yield { line: number, text, cells }
  }
}
