const separator = '|'

/** Returns a table as lines, with a bar between the parts of each row, such as `Survey | https://www.survey.example`. [WORK-012] */
export const writeRows = (value: unknown, parts: readonly string[]): string[] =>
  rowsOf(value).map((row) =>
    parts
      .map((part) => textOf(row.get(part)))
      .join(` ${separator} `)
      .replace(/( \| )+$/, ''),
  )

/** Returns the table that lines hold. A part that a line ends before is left out. */
export const readRows = (lines: readonly string[], parts: readonly string[]): Record<string, string>[] =>
  lines.map((line) => {
    const texts = line.split(separator).map((text) => text.trim())
    // Further bars belong to the last part.
    const kept = [...texts.slice(0, parts.length - 1), texts.slice(parts.length - 1).join(` ${separator} `)]
    return Object.fromEntries(
      parts.flatMap((part, place) => {
        const text = kept[place] ?? ''
        return text === '' ? [] : [[part, text]]
      }),
    )
  })

/** Returns whether reading the lines of a table gives the same table again. */
export const canWriteRows = (value: unknown, parts: readonly string[]): boolean =>
  JSON.stringify(sorted(readRows(writeRows(value, parts), parts))) === JSON.stringify(sorted(value))

const rowsOf = (value: unknown): Map<string, unknown>[] =>
  Array.isArray(value) ? value.map((row: unknown) => new Map(Object.entries(row ?? {}))) : []

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Rows with their parts in one order, because the database keeps another one. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row: unknown) => Object.entries(row ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
