import { anyLinePattern, anyNamePattern, linePattern, namePattern } from '@pkg/domain'
import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { schemaProperties } from '../../../http/schema-properties'

/** A parameter or field as the page shows it. */
export interface DescribedValue {
  name: string
  isRequired: boolean
  words: string
}

/** Describes the properties of an object's schema, in order. */
export function describeValues(schema: TSchema | undefined): DescribedValue[] {
  return schemaProperties(schema).map(({ name, isRequired, schema: value }) => ({
    name,
    isRequired,
    words: describeSchema(value),
  }))
}

/** Describes a schema in words, such as `number from 1 to 100` or `one of buy, rent, sell`. */
function describeSchema(schema: TSchema): string {
  const { anyOf, type, const: only, pattern } = schema
  if (only !== undefined) return String(only)
  if (Array.isArray(anyOf)) return describeUnion(anyOf)
  if (TypeGuard.IsArray(schema)) return `list of ${describeSchema(schema.items)}`
  if (type === 'integer') return `whole number${range(schema)}`
  if (type === 'number') return `number${range(schema)}`
  if (type === 'boolean') return 'true or false'
  if (type === 'object') return describeObject(schema)
  if (type === 'null') return 'null'
  if (type === 'string') return `text${length(schema)}${patternWords(pattern)}`
  return 'anything'
}

function describeUnion(schemas: readonly TSchema[]): string {
  const words = [...new Set(schemas.map(describeSchema))]
  return schemas.every((schema) => schema['const'] !== undefined) ? `one of ${words.join(', ')}` : words.join(' or ')
}

function describeObject(schema: TSchema): string {
  const names = describeValues(schema).map(({ name, isRequired }) => (isRequired ? name : `${name}?`))
  return names.length > 0 ? `{ ${names.join(', ')} }` : 'object'
}

function range({ minimum, maximum }: TSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  if (minimum !== undefined) return ` of at least ${minimum}`
  return maximum === undefined ? '' : ` of at most ${maximum}`
}

const length = ({ maxLength }: TSchema): string => (maxLength === undefined ? '' : `, at most ${maxLength} characters`)

/** Returns how to describe text of a pattern. One that only rejects blank text isn't useful to readers. */
function patternWords(pattern: unknown): string {
  if (pattern === undefined || pattern === '\\S') return ''
  if (pattern === linePattern || pattern === anyLinePattern) return ', on one line'
  if (pattern === namePattern || pattern === anyNamePattern) return ', on one line, without a web address'
  return ` like ${String(pattern)}`
}
