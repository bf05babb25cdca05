import type { Cell } from './database'

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** One line of PostgreSQL's COPY text format. */
export function copyLine(cells: readonly Cell[]): string {
  return `${cells.map(copyCell).join('\t')}\n`
}

/** The lines of rows joined to texts of about `characters`, so that neither a line nor a table travels alone. */
export async function* copyChunks(
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>,
  characters: number,
): AsyncGenerator<{ text: string; rowCount: number }> {
  let text = ''
  let rowCount = 0
  for await (const cells of rows) {
    text += copyLine(cells)
    rowCount += 1
    if (text.length < characters) continue
    yield { text, rowCount }
    text = ''
    rowCount = 0
  }
  if (rowCount > 0) yield { text, rowCount }
}

function copyCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '\\N'
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'string') return escaped(cell)
  if (isList(cell)) return escaped(`{${cell.map((item) => JSON.stringify(item)).join(',')}}`)
  return escaped(JSON.stringify(cell))
}

function escaped(text: string): string {
  // A NUL byte cannot stand in PostgreSQL text.
  return text.replaceAll('\u0000', '').replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
}

function isList(cell: object | readonly string[]): cell is readonly string[] {
  return Array.isArray(cell)
}
