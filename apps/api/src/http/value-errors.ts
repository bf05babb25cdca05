import { formMark } from '@pkg/api-client/server'
import { validatorOfPattern } from '@pkg/domain'
import { type TLiteral, type TSchema, TypeGuard } from '@sinclair/typebox'
import { type ValueError, ValueErrorType } from '@sinclair/typebox/value'

/** What is wrong with a value, by its path. */
export interface ExplainedError {
  path: string
  detail: string
}

/** The most errors that a response has. */
const mostErrors = 20

/**
 * Returns what is wrong with a value: one error per path, with what to send instead. `unknown` is what to call a property that the schema doesn't have.
 * [EDGE-012]
 */
export function explainErrors(errors: Iterable<ValueError>, unknown: string): ExplainedError[] {
  const first = new Map<string, string>()
  for (const error of errors) {
    for (const { path, detail } of explain(error, unknown)) if (!first.has(path)) first.set(path, detail)
  }
  return [...first].slice(0, mostErrors).map(([path, detail]) => ({ path, detail }))
}

function explain(error: ValueError, unknown: string): ExplainedError[] {
  const { path, schema, value, message, type, errors } = error
  if (message === 'Unexpected property') return [{ path, detail: unknown }]
  if (message === 'Expected required property') return [{ path, detail: 'Required' }]
  if (type === ValueErrorType.StringPattern) return [{ path, detail: patternText(schema, value) ?? message }]
  if (type === ValueErrorType.Literal) return [{ path, detail: oneOfText([schema['const']]) }]
  if (type !== ValueErrorType.Union || !TypeGuard.IsUnion(schema)) return [{ path, detail: message }]
  const others = schema.anyOf.flatMap((one, position) => (isConstant(one) ? [] : [{ one, position }]))
  if (others.length === 0) return [{ path, detail: oneOfText(schema.anyOf.filter(isConstant).map(constantOf)) }]
  const [only, ...more] = others
  // A value or nothing: what matters is what's wrong with the value.
  const inner = only && more.length === 0 ? errors[only.position] : undefined
  return inner ? [...inner].flatMap((one) => explain(one, unknown)) : [{ path, detail: message }]
}

const isConstant = (schema: TSchema): schema is TLiteral => TypeGuard.IsLiteral(schema) || TypeGuard.IsNull(schema)
const constantOf = (schema: TSchema): unknown => (TypeGuard.IsLiteral(schema) ? schema.const : null)

/** Returns the values to choose from, such as `Use one of saved, liked, disliked`. */
const oneOfText = (values: readonly unknown[]): string =>
  values.length === 1 ? `Use ${String(values[0])}` : `Use one of ${values.map(String).join(', ')}`

/** Returns what to correct in text that doesn't match a pattern: in words for lines and names, which people type, or with the right form. */
function patternText(schema: TSchema, value: unknown): string | undefined {
  const form: unknown = Reflect.get(schema, formMark)
  if (typeof form === 'string') return `Use ${form}`
  return typeof value === 'string' ? validatorOfPattern(schema['pattern'])?.(value) : undefined
}
