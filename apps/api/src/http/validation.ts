import type { Endpoint } from '@pkg/api-client/server'
import type { Static, TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Value, type ValueError } from '@sinclair/typebox/value'
import { badRequest, unprocessable } from './problems'
import { dataOf, writtenAttributes } from './written-resource'

/** Reads a query by its schema: text becomes numbers where numbers are meant. Throws 400 naming the parameter. */
export function queryReader<Schema extends TSchema>(schema: Schema): (query: unknown) => Static<Schema> {
  const check = TypeCompiler.Compile(schema)
  return (query) => {
    const value: unknown = Value.Convert(schema, Value.Clone(query))
    if (check.Check(value)) return value
    throw badRequest(
      problemsOf(check.Errors(value)).map(({ path, detail }) => ({ detail, source: { parameter: path.slice(1) } })),
    )
  }
}

/**
 * Reads a write: `{ data: { type, attributes } }` for resources, `{ data }` for plain calls. [CLIENT-006]
 * Throws 400 for another document, 409 for another type or id, 422 with pointers for values that do not fit.
 */
export function bodyReader(schema: TSchema, call: Endpoint): (body: unknown, params: unknown) => unknown {
  const check = TypeCompiler.Compile(schema)
  const base = call.resource ? '/data/attributes' : '/data'
  return (body, params) => {
    const value = call.resource ? writtenAttributes(body, call, params) : dataOf(body)
    if (check.Check(value)) return value
    throw unprocessable(
      problemsOf(check.Errors(value)).map(({ path, detail }) => ({ detail, source: { pointer: `${base}${path}` } })),
    )
  }
}

function problemsOf(errors: Iterable<ValueError>): { path: string; detail: string }[] {
  const first = new Map<string, string>()
  for (const error of errors) if (!first.has(error.path)) first.set(error.path, plainWords(error))
  return [...first].slice(0, 20).map(([path, detail]) => ({ path, detail }))
}

function plainWords(error: ValueError): string {
  if (error.message === 'Unexpected property') return 'This name is not known here'
  if (error.message === 'Expected required property') return 'Required'
  return error.message
}
