import type { Line } from './csv-text'

/** The characters that separate the cells of a row. */
const separators = [',', ';', '\t', '|'] as const

/** A character that separates cells. */
export type Separator = (typeof separators)[number]

/** Returns the separator that Excel’s first line `sep=;` names. */
export function namedSeparator(line: string): Separator | undefined {
  const [, named = ''] = /^"?sep=(.)"?\s*$/i.exec(line) ?? []
  return separators.find((separator) => separator === named)
}

/** How the rows of a file are separated, and how many cells most of them have. */
export interface CsvFormat {
  separator: Separator
  width: number
}

/**
 * Returns the separator that splits most lines into the same number of cells, and that number. A separator counts by the places that it explains: every line may
 * have one comma in an address, although a few rows are damaged. [EDGE-002]
 */
export function detectFormat(lines: readonly Line[], named?: Separator): CsvFormat {
  const candidates = named ? [named] : separators
  const [best] = candidates
    .map((separator) => ({ separator, ...usualWidth(lines, separator) }))
    .filter(({ width }) => width > 1)
    .sort((one, other) => other.lines * (other.width - 1) - one.lines * (one.width - 1))
  return best ? { separator: best.separator, width: best.width } : { separator: named ?? ',', width: 1 }
}

/** Returns a line with those after it that end its quoted value, if any does. */
function recordAt(lines: readonly Line[], at: number): { text: string; count: number } {
  let text = ''
  for (let count = 1; at + count <= lines.length; count += 1) {
    text += `${lines[at + count - 1]?.text ?? ''}\n`
    if (text.split('"').length % 2 === 1) return { text, count }
  }
  return { text: lines[at]?.text ?? '', count: 1 }
}

/** Returns the number of cells that most lines have, and how many lines have it. */
function usualWidth(lines: readonly Line[], separator: Separator): { width: number; lines: number } {
  const counts = new Map<number, number>()
  for (let at = 0; at < lines.length;) {
    const { text, count } = recordAt(lines, at)
    const width = text.replaceAll(/"[^"]*"/g, '').split(separator).length
    if (text.trim() !== '') counts.set(width, (counts.get(width) ?? 0) + 1)
    at += count
  }
  const [usual] = [...counts].sort(([oneWidth, one], [otherWidth, other]) => other - one || otherWidth - oneWidth)
  return { width: usual?.[0] ?? 1, lines: usual?.[1] ?? 0 }
}

/** Returns whether a row is a title or a total, such as “Report generated 08/01/2026”: it fills fewer than half of the columns. */
export const isTitle = (cells: readonly string[], width: number): boolean =>
  cells.filter((cell) => cell !== '').length * 2 < width
