import type { Static, TObject } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'

/**
 * Reads a row as the entity that its schema describes: columns that the schema does not name stay inside, times become ISO 8601, and what
 * is null is left out. A row that does not fit its own schema is an error of ours.
 */
export function entityReader<Schema extends TObject>(schema: Schema): (row: unknown) => Static<Schema> {
  const check = TypeCompiler.Compile(schema)
  const names = Object.keys(schema.properties)
  return (row) => {
    const columns = new Map(Object.entries(row ?? {}))
    const given = names.flatMap((name) => {
      const value: unknown = columns.get(name) ?? undefined
      return value === undefined ? [] : [[name, value instanceof Date ? value.toISOString() : value]]
    })
    const entity: unknown = Object.fromEntries(given)
    if (check.Check(entity)) return entity
    const [problem] = check.Errors(entity)
    throw new Error(`A stored row does not fit its schema at ${problem?.path ?? ''}: ${problem?.message ?? ''}`)
  }
}
