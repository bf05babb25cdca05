import type { MarkdownSection } from '@pkg/remix-host/server'
import { type FigureRow } from '~/parts/windows-figure/WindowsFigure'
import { shareWindows } from '~/parts/windows-figure/share-windows'

/** The figure of an article, made of the first table whose amounts add up to a total. */
export interface ArticleFigure {
  rows: FigureRow[]
  /** The total in words, such as `$5,840`. */
  total: string
  /** The id of the section with the table. */
  section: string | undefined
}

/** How many kinds of windows a figure has. */
const mostRows = 4

interface TableRow {
  label: string
  amount: number
  isTotal: boolean
}

/** Returns the figure of an article’s first table of amounts with a total, or undefined if it has none. [LOOK-010] */
export function readFigure(body: string, sections: readonly MarkdownSection[]): ArticleFigure | undefined {
  const lines = body.split('\n')
  const at = lines.findIndex((line) => line.startsWith('|'))
  if (at < 0) return undefined
  const end = lines.findIndex((line, index) => index > at && !line.startsWith('|'))
  const rows = lines.slice(at, end < 0 ? undefined : end).flatMap(readRow)
  const total = rows.findIndex(({ isTotal }) => isTotal)
  const parts = rows.slice(0, Math.max(0, total))
  const sum = parts.reduce((added, { amount }) => added + amount, 0)
  if (parts.length < 2 || parts.length > mostRows || sum !== rows[total]?.amount) return undefined
  const windows = shareWindows(parts.map(({ amount }) => amount))
  const before = lines.slice(0, at).filter((line) => line.startsWith('## ')).length
  return {
    rows: parts.map(({ label, amount }, index) => ({ label, amount: dollars(amount), windows: windows[index] ?? 0 })),
    total: dollars(sum),
    section: sections[before - 1]?.id,
  }
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** Reads a row whose last cell is an amount. A total is bold. Notes in parentheses are left out. */
function readRow(line: string): TableRow[] {
  const cells = line.split('|').slice(1, -1)
  const [label = '', last = ''] = [cells[0]?.trim(), cells.at(-1)?.trim()]
  const amount = /^\**\$([\d,]+)\**$/.exec(last)?.[1]
  if (amount === undefined) return []
  return [
    {
      label: label.replaceAll('**', '').replace(/\s*\([^)]*\)/, ''),
      amount: Number(amount.replaceAll(',', '')),
      isTotal: last.startsWith('**'),
    },
  ]
}
