import type { ExportedColumn, ExportedTable } from './exported-table'
import { omittedTables } from './exported-table'
import { exportTexts as texts } from './texts'

/** Returns the README of an export: how the files are written, and the columns of each. */
export function readmeOf(tables: readonly ExportedTable[], rows: ReadonlyMap<string, number>): string {
  const sections = tables.map((table) => sectionOf(table, rows.get(table.name) ?? 0))
  return `${texts.readme(omittedTables)}\n\n${sections.join('\n\n')}\n`
}

function sectionOf({ name, columns, omitted }: ExportedTable, rows: number): string {
  return [
    `## ${name}`,
    '',
    texts.file(name, rows),
    '',
    '| Column | Type | Refers to |',
    '| ------ | ---- | --------- |',
    ...columns.map(lineOf),
    ...(omitted.length > 0 ? ['', texts.omitted(omitted)] : []),
  ].join('\n')
}

const lineOf = ({ name, type, refersTo = '' }: ExportedColumn) => `| ${name} | ${type} | ${refersTo} |`
