import { type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import { paging } from './paging'

/** Returns the query schema of a list: paging, sort attributes (`-` reverses the order), and filters. */
export const listParameters = <const Sorts extends readonly [string, ...string[]], Filters extends TProperties>(
  sorts: Sorts,
  filters: Filters,
) =>
  Type.Object(
    {
      ...paging,
      sort: Type.Optional(Type.Union(sorts.flatMap((name) => [Type.Literal(name), Type.Literal(`-${name}`)]))),
      ...filters,
    },
    { additionalProperties: false },
  )

/** Returns an optional filter. */
export const filter = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema)

/** Returns an object schema that rejects unknown fields. */
export const strictObject = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** Returns the schema of an update, in which every field is optional and `null` removes an optional value. */
export function changeOf({ properties, required = [] }: TObject): TObject {
  const changeable: TProperties = {}
  for (const [name, schema] of Object.entries(properties)) {
    changeable[name] = Type.Optional(required.includes(name) ? schema : Type.Union([schema, Type.Null()]))
  }
  return Type.Object(changeable, { additionalProperties: false, minProperties: 1 })
}

/** A free-text search for lists of what people write. */
export const textFilter = Type.Optional(Type.String({ minLength: 1, maxLength: 80 }))

/** A point in time in ISO 8601 with its zone. */
export const moment = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?(Z|[+-]\\d{2}:\\d{2})$',
})

/** A calendar day, YYYY-MM-DD. */
export const day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
