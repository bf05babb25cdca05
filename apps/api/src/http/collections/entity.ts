import type { Static, TObject } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'

/**
 * Returns a function that turns a row into a resource: it leaves out nulls and columns that the schema doesn't have, and
 * formats times as ISO 8601. The function throws for a row that doesn't match the schema.
 */
export function entityParser<Schema extends TObject>(schema: Schema): (row: unknown) => Static<Schema> {
  const check = TypeCompiler.Compile(schema)
  const names = Object.keys(schema.properties)
  return (row) => {
    const columns = new Map(Object.entries(row ?? {}))
    const values = names.flatMap((name) => {
      const value: unknown = columns.get(name) ?? undefined
      return value === undefined ? [] : [[name, value instanceof Date ? value.toISOString() : value]]
    })
    const entity: unknown = Object.fromEntries(values)
    if (check.Check(entity)) return entity
    const [error] = check.Errors(entity)
    throw new Error(`A stored row doesn't match its schema at ${error?.path ?? ''}: ${error?.message ?? ''}`)
  }
}
