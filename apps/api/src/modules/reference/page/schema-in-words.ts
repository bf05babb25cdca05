import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { schemaProperties } from '../../../http/schema-properties'

/** One value that a call takes, for a reader. */
export interface DescribedValue {
  name: string
  isRequired: boolean
  words: string
}

/** The values of an object's schema, in their order. */
export function describedValues(schema: TSchema | undefined): DescribedValue[] {
  return schemaProperties(schema).map(({ name, isRequired, schema: value }) => ({
    name,
    isRequired,
    words: inWords(value),
  }))
}

/** What a schema allows, in words: `number from 1 to 100`, `one of buy, rent, sell`. */
export function inWords(schema: TSchema): string {
  const { anyOf, type, const: only, pattern } = schema
  if (only !== undefined) return String(only)
  if (Array.isArray(anyOf)) return anyInWords(anyOf)
  if (TypeGuard.IsArray(schema)) return `list of ${inWords(schema.items)}`
  if (type === 'integer') return `whole number${range(schema)}`
  if (type === 'number') return `number${range(schema)}`
  if (type === 'boolean') return 'true or false'
  if (type === 'object') return objectInWords(schema)
  if (type === 'null') return 'null'
  if (type === 'string') return `text${length(schema)}${usesPattern(pattern) ? ` like ${pattern}` : ''}`
  return 'anything'
}

function anyInWords(schemas: readonly TSchema[]): string {
  const words = [...new Set(schemas.map(inWords))]
  return schemas.every((schema) => schema['const'] !== undefined) ? `one of ${words.join(', ')}` : words.join(' or ')
}

function objectInWords(schema: TSchema): string {
  const names = describedValues(schema).map(({ name, isRequired }) => (isRequired ? name : `${name}?`))
  return names.length > 0 ? `{ ${names.join(', ')} }` : 'object'
}

function range({ minimum, maximum }: TSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  if (minimum !== undefined) return ` of at least ${minimum}`
  return maximum === undefined ? '' : ` of at most ${maximum}`
}

const length = ({ maxLength }: TSchema): string => (maxLength === undefined ? '' : `, at most ${maxLength} characters`)

/** A pattern that only asks for something other than blanks tells a reader nothing. */
const usesPattern = (pattern: unknown): boolean => pattern !== undefined && pattern !== '\\S'
