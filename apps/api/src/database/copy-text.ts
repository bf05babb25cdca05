import type { Cell } from './database'

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** One line of PostgreSQL's COPY text format. */
export function copyLine(cells: readonly Cell[]): string {
  return `${cells.map(copyCell).join('\t')}\n`
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
