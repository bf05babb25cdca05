import { Column, is, Param, Placeholder, SQL, type SQLChunk, StringChunk, Table, View } from 'drizzle-orm'

/** Pieces of a statement without their values: statements of equal `text` differ in values alone. */
export interface Template<Parts> {
  text: string
  /** The pieces with a placeholder `v0`, `v1` … for each value. */
  parts: Parts
  /** The values by placeholder, ready for the driver. */
  values: Record<string, unknown>
}

type Piece = SQL | undefined | readonly SQL[]

/**
 * Parts pieces of SQL from their values. Writing a statement out as text takes longer than running it on an index; asked again in the same
 * shape, a prepared one only needs the new values. No value can be forgotten: whatever is no text, name or placeholder is one.
 */
export function templateOf<Parts extends Record<string, Piece>>(
  parts: Parts,
): Template<{ [Name in keyof Parts]: Parts[Name] }> {
  const reader = new TemplateReader()
  const read = Object.entries(parts).map(([name, piece]) => [name, reader.piece(name, piece)] as const)
  return {
    text: reader.text,
    // Each piece is made anew of the same kind.
    parts: Object.fromEntries(read) as Parts,
    values: reader.values,
  }
}

class TemplateReader {
  text = ''
  readonly values: Record<string, unknown> = {}
  #count = 0

  piece(name: string, piece: Piece): Piece {
    this.text += `\n${name}: `
    if (piece === undefined) return undefined
    return is(piece, SQL) ? this.#sql(piece) : piece.map((one) => this.#sql(one))
  }

  #sql(given: SQL): SQL {
    return new SQL(given.queryChunks.map((chunk) => this.#chunk(chunk)))
  }

  #chunk(chunk: SQLChunk): SQLChunk {
    if (chunk === undefined) return chunk
    if (is(chunk, StringChunk)) {
      this.text += chunk.value.join('')
      return chunk
    }
    if (is(chunk, SQL)) return this.#sql(chunk)
    if (is(chunk, Column)) {
      this.text += ` ${chunk.name} `
      return chunk
    }
    if (is(chunk, Param)) return this.#value(chunk.encoder.mapToDriverValue(chunk.value))
    if (Array.isArray(chunk)) {
      this.text += '('
      const list = chunk.map((one: SQLChunk) => this.#chunk(one))
      this.text += ')'
      return list
    }
    if (is(chunk, Placeholder) || is(chunk, Table) || is(chunk, View) || typeof chunk === 'object') {
      throw new Error('A statement with tables or placeholders in its pieces cannot be parted from its values')
    }
    return this.#value(chunk)
  }

  #value(value: unknown): Placeholder {
    const name = `v${this.#count}`
    this.#count += 1
    this.values[name] = value
    this.text += '?'
    return new Placeholder(name)
  }
}
