import { Kind, type TSchema, type TObject, type TUnion } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

/** Texts of the formats that patterns ask for. */
const texts = [
  'Mine',
  'mine',
  'MN',
  '80302',
  '2031-01-08',
  '2031-01-08T17:00:00Z',
  '(303) 555-0123',
  'mine@words.example',
  '09:00',
]

const isObject = (schema: TSchema): schema is TObject => schema[Kind] === 'Object'
const isUnion = (schema: TSchema): schema is TUnion => schema[Kind] === 'Union'

/** Returns values of a schema, one of which may be valid. */
function candidates(schema: TSchema): unknown[] {
  if ('const' in schema) return [schema['const']]
  if (isUnion(schema)) return schema.anyOf.flatMap(candidates)
  if (isObject(schema)) return [sampleObject(schema)]
  if (schema[Kind] === 'Boolean') return [true]
  if (schema[Kind] === 'Integer' || schema[Kind] === 'Number') return [Number(schema['minimum'] ?? 1), 1, 5]
  if (schema[Kind] === 'Array')
    return [
      candidates(schema['items'])
        .filter((item) => Value.Check(schema['items'], item))
        .slice(0, 1),
      [],
    ]
  if (schema[Kind] === 'Null') return [null]
  return texts
}

const sampleOf = (schema: TSchema): unknown => candidates(schema).find((value) => Value.Check(schema, value))

/** Returns the required properties of an object, or the first one that has a sample. */
function sampleObject({ properties, required = [] }: TObject): object {
  const samples = Object.entries(properties).flatMap(([name, schema]) => {
    const value = sampleOf(schema)
    return value === undefined ? [] : [[name, value] as const]
  })
  const needed = samples.filter(([name]) => required.includes(name))
  return Object.fromEntries(needed.length > 0 ? needed : samples.slice(0, 1))
}

/** Returns a valid body of a schema: what it requires, or one property. Undefined if there is no simple one. */
export function sampleBody(schema: TSchema | undefined): object | undefined {
  const body = schema && candidates(schema).find((value) => Value.Check(schema, value))
  return typeof body === 'object' && body !== null ? body : undefined
}
