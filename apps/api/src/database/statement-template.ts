import { Column, is, Param, Placeholder, SQL, type SQLChunk, StringChunk, Table, View } from 'drizzle-orm'

/** Parts of a statement without their values. Statements with the same `text` differ only in values. */
export interface Template<Parts> {
  text: string
  /** The parts, with a placeholder `v0`, `v1` … for each value. */
  parts: Parts
  /** The values by placeholder, ready for the driver. */
  values: Record<string, unknown>
}

type Part = SQL | undefined | readonly SQL[]

/**
 * Separates parts of SQL from their values. Building a statement's text takes longer than running it on an index, and a prepared statement
 * of the same shape needs only the new values. Everything except text, names, and placeholders is a value, so none is missed.
 */
export function separateValues<Parts extends Record<string, Part>>(
  parts: Parts,
): Template<{ [Name in keyof Parts]: Parts[Name] }> {
  const reader = new TemplateReader()
  const read = Object.entries(parts).map(([name, part]) => [name, reader.part(name, part)] as const)
  return {
    text: reader.text,
    // Each part is rebuilt with the same type.
    parts: Object.fromEntries(read) as Parts,
    values: reader.values,
  }
}

class TemplateReader {
  text = ''
  readonly values: Record<string, unknown> = {}
  #count = 0

  part(name: string, part: Part): Part {
    this.text += `\n${name}: `
    if (part === undefined) return undefined
    return is(part, SQL) ? this.#sql(part) : part.map((statement) => this.#sql(statement))
  }

  #sql(statement: SQL): SQL {
    return new SQL(statement.queryChunks.map((chunk) => this.#chunk(chunk)))
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
      const list = chunk.map((item: SQLChunk) => this.#chunk(item))
      this.text += ')'
      return list
    }
    if (is(chunk, Placeholder) || is(chunk, Table) || is(chunk, View) || typeof chunk === 'object') {
      throw new Error('Parts of a statement cannot contain tables or placeholders')
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
