import { type CsvDefect, type Encoding, readCsvTable } from '@pkg/api/csv'
import { columnKey, type RowValues } from './source'

/** A row's values by column name, with the line of the file that the row ends on. */
export interface CsvRow {
  line: number
  cells: RowValues
}

/**
 * Streams the rows of a plain or `.gz` CSV file as `readCsvTable` reads them. Values are keyed by `columnKey`. If a name occurs more than once, each of
 * its columns has a number, such as `city #2`. Yields a defect for a line that can't be read, and continues. [EDGE-001, EDGE-002, EDGE-003]
 * @throws when the file is missing or can't be uncompressed.
 */
export async function* readCsvRows(filePath: string, encoding: Encoding): AsyncGenerator<CsvRow | CsvDefect> {
  let keys: string[] = []
  for await (const part of readCsvTable(filePath, encoding)) {
    if ('header' in part) keys = numberColumns(part.header)
    else if ('reason' in part) yield part
    else {
      const { line, cells } = part
      yield { line, cells: Object.fromEntries(keys.map((key, index) => [key, cells[index] ?? ''])) }
    }
  }
}

/** Returns the keys of columns. Names that occur more than once get their number. */
function numberColumns(names: readonly string[]): string[] {
  const keys = names.map(columnKey)
  return keys.map((key, index) => {
    const isRepeated = key !== '' && keys.indexOf(key) !== keys.lastIndexOf(key)
    return isRepeated ? `${key} #${keys.slice(0, index + 1).filter((other) => other === key).length}` : key
  })
}
