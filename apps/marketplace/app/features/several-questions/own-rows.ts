/** A question of the person, with what each compared community answered, in words. */
export interface OwnRow {
  id: string
  label: string
  /** The page of the question. */
  href: string
  cells: string[]
}

/** What a person asked the compared communities. */
export interface OwnRows {
  title: string
  /** The label of the links to the questions. */
  open: string
  rows: OwnRow[]
}

/** Parses the response with a person's own rows. @throws {Error} for any other value */
export function parseOwnRows(value: unknown): OwnRows {
  const { title, open, rows } = fieldsOf(value)
  if (typeof title !== 'string' || typeof open !== 'string' || !Array.isArray(rows)) throw new Error('No rows')
  return { title, open, rows: rows.map(parseRow) }
}

function parseRow(value: unknown): OwnRow {
  const { id, label, href, cells } = fieldsOf(value)
  if (typeof id !== 'string' || typeof label !== 'string' || typeof href !== 'string' || !Array.isArray(cells)) {
    throw new Error('No row')
  }
  return { id, label, href, cells: cells.map(String) }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
