import type { Cell } from './database'

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Returns a row in PostgreSQL's COPY text format. */
function copyLine(cells: readonly Cell[]): string {
  return `${cells.map(copyCell).join('\t')}\n`
}

/** Joins the lines of rows into texts of about `characters`, so a table is sent in a few pieces of limited size. */
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
  if (typeof cell === 'string') return escapeText(cell)
  if (isList(cell)) return escapeText(`{${cell.map((item) => JSON.stringify(item)).join(',')}}`)
  return escapeText(JSON.stringify(cell))
}

function escapeText(text: string): string {
  // PostgreSQL text can't contain a NUL byte.
  return text.replaceAll('\u0000', '').replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
}

function isList(cell: object | readonly string[]): cell is readonly string[] {
  return Array.isArray(cell)
}
