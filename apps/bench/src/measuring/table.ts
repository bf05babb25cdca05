import type { Ratio } from './rounds'

/** A row of the table: what was measured, its reference, and the target. */
export interface Figure {
  measured: string
  reference: string
  ratio: Ratio | number
  /** A comparison such as `≥ 0.85`. A number without a target explains another one. */
  target?: string
}

/** The result of a benchmark: its numbers, and notes for readers. */
export interface Outcome {
  figures: Figure[]
  notes: string[]
}

const headings = ['measured', 'reference', 'ratio', 'half of rounds', 'target', '']

/** Returns a benchmark's result as a table with aligned columns. */
export function formatTable({ figures, notes }: Outcome): string {
  const rows = [headings, ...figures.map(formatCells)]
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  const [head = '', ...rest] = lines.map((line) => `  ${line.trimEnd()}`)
  return [
    head,
    `  ${widths.map((width) => '─'.repeat(width)).join('  ')}`,
    ...rest,
    ...notes.map((note) => `  · ${note}`),
  ].join('\n')
}

function formatCells({ measured, reference, ratio, target }: Figure): string[] {
  const value = typeof ratio === 'number' ? ratio : ratio.median
  const spread = typeof ratio === 'number' ? 'counted' : `${short(ratio.low)} to ${short(ratio.high)}`
  return [measured, reference, short(value), spread, target ?? '', verdict(value, target)]
}

/** A missed target never fails the run. The last column only says where to look. */
function verdict(ratio: number, target: string | undefined): string {
  const [comparison, limit = ''] = target?.split(' ') ?? []
  const wanted = Number(limit)
  if (comparison === '≥') return ratio >= wanted ? 'met' : 'missed'
  if (comparison === '≤') return ratio <= wanted ? 'met' : 'missed'
  return ''
}

const short = (value: number) => value.toFixed(value < 0.1 ? 3 : 2)
