import { anyLinePattern, anyNamePattern, linePattern, namePattern } from '@pkg/domain'
import fc from 'fast-check'

type Schema = Readonly<Record<string, unknown>>
type Json = unknown

const injections = [
  "'; drop table users; --",
  "1' or '1'='1",
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '%00',
  '%',
  '\\',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  'NaN',
  'null',
  '٣',
  '🏡'.repeat(50),
  'é\u0301\u202e',
  'x'.repeat(20_000),
]

/** Text that breaks programs with poor input handling. */
export const hostileText = fc.oneof(
  fc.constantFrom(...injections),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const nested = (depth: number): Json => (depth === 0 ? 'deep' : { deep: [nested(depth - 1)] })

/** Values that match no schema: of the wrong type, huge, deeply nested, or hostile text. */
export const garbage: fc.Arbitrary<Json> = fc.oneof(
  hostileText,
  fc.constantFrom<Json>(null, true, 0, -1, 1e308, 2 ** 53, 0.1, [], {}, [[]], [null], { __proto__: null }, nested(200)),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(hostileText, fc.constant(1), { maxKeys: 3 }),
)

/** Returns values that match a JSON Schema written by TypeBox. */
export function valid(schema: Schema): fc.Arbitrary<Json> {
  const { type, anyOf, pattern } = schema
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((one: Schema) => valid(one)))
  if (type === 'string')
    return typeof pattern === 'string' ? matching(pattern) : fc.string({ minLength: 1, maxLength: 30 })
  if (type === 'integer') return fc.integer(rangeOf(schema, 1000))
  if (type === 'number') return fc.double({ ...rangeOf(schema, 1000), noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array')
    return fc.array(valid(asSchema(schema['items'])), { minLength: numberOf(schema['minItems'], 0), maxLength: 3 })
  if (type === 'object') return validObject(schema)
  return garbage
}

/** Returns values that mostly match a schema, with one invalid part or an unknown field. */
export function almostValid(schema: Schema): fc.Arbitrary<Json> {
  const matches = valid(schema)
  return fc.oneof(
    { weight: 3, arbitrary: matches },
    { weight: 1, arbitrary: garbage },
    {
      weight: 4,
      arbitrary: fc
        .tuple(matches, fc.nat(), garbage)
        .map(([value, which, other]) => withInvalidPart(value, which, other)),
    },
  )
}

function withInvalidPart(value: Json, which: number, other: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return other
  const names = Object.keys(value)
  const name = names[which % (names.length + 1)]
  if (name === undefined) return { ...value, unknownName: other }
  const inner: Json = new Map(Object.entries(value)).get(name)
  const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
  return { ...value, [name]: isObject ? withInvalidPart(inner, Math.floor(which / 7), other) : other }
}

function validObject(schema: Schema): fc.Arbitrary<Json> {
  const properties = Object.entries(asSchema(schema['properties'])).map(([name, one]): [string, fc.Arbitrary<Json>] => [
    name,
    valid(asSchema(one)),
  ])
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const named: fc.Arbitrary<Json> = fc
    .tuple(
      ...properties.map(([name, value]) => (required.includes(name) ? value : fc.option(value, { nil: undefined }))),
    )
    .map((values) => Object.fromEntries(properties.map(([name], position) => [name, values[position]])))
  const [[pattern, values] = []] = Object.entries(asSchema(schema['patternProperties']))
  if (pattern === undefined) return named
  return fc.dictionary(matching(pattern), valid(asSchema(values)), { maxKeys: 3 })
}

const linePatterns: readonly string[] = [linePattern, namePattern, anyLinePattern, anyNamePattern]

/** Returns text that matches a pattern. `\\S` means any words, and lines and names have any characters that they allow. For a pattern with a lookahead, returns a plain word, which might not match. */
function matching(pattern: string): fc.Arbitrary<string> {
  if (pattern === '\\S') return fc.string({ minLength: 1, maxLength: 30 }).map((text) => `a${text}`)
  if (linePatterns.includes(pattern)) {
    const allowed = new RegExp(pattern)
    return fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .map((text) => (allowed.test(`a${text}`) ? `a${text}` : 'word'))
  }
  return /\(\?[=!<]/.test(pattern) ? fc.constant('word') : fc.stringMatching(new RegExp(pattern))
}

function rangeOf(schema: Schema, most: number) {
  const min = numberOf(schema['minimum'], -most)
  return { min, max: Math.max(min, Math.min(most, numberOf(schema['maximum'], most))) }
}

const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
