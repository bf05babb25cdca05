import type { Ratio } from './rounds'

/** A line of the table: what was measured against what, and what we want it to be. */
export interface Figure {
  measured: string
  reference: string
  ratio: Ratio | number
  /** With its comparison, such as `≥ 0.85`; a figure without one is there to explain another. */
  target?: string
}

/** What a benchmark gives: its figures, and what a reader should know besides. */
export interface Outcome {
  figures: Figure[]
  notes: string[]
}

const headings = ['measured', 'reference', 'ratio', 'half of rounds', 'target', '']

/** A benchmark's outcome as text, its columns aligned. */
export function tableOf({ figures, notes }: Outcome): string {
  const rows = [headings, ...figures.map(cellsOf)]
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

function cellsOf({ measured, reference, ratio, target }: Figure): string[] {
  const middle = typeof ratio === 'number' ? ratio : ratio.median
  const spread = typeof ratio === 'number' ? 'counted' : `${short(ratio.low)} to ${short(ratio.high)}`
  return [measured, reference, short(middle), spread, target ?? '', verdict(middle, target)]
}

/** Noise fails nothing: the last column only says where to look. */
function verdict(ratio: number, target: string | undefined): string {
  const [comparison, limit = ''] = target?.split(' ') ?? []
  const wanted = Number(limit)
  if (comparison === '≥') return ratio >= wanted ? 'reached' : 'not reached'
  if (comparison === '≤') return ratio <= wanted ? 'reached' : 'not reached'
  return ''
}

const short = (value: number) => value.toFixed(value < 0.1 ? 3 : 2)
