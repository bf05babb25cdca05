import type { Endpoint } from '@pkg/api-client/server'
import type { Static, TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { badRequest, unprocessable } from './errors'
import { explainErrors } from './value-errors'
import { parseData, writtenAttributes } from './written-resource'

/** Returns a parser of queries, which converts text to numbers where the schema has numbers. It throws 400 with the parameter's name. */
export function queryParser<Schema extends TSchema>(schema: Schema): (query: unknown) => Static<Schema> {
  const check = TypeCompiler.Compile(schema)
  return (query) => {
    const value: unknown = Value.Convert(schema, Value.Clone(query))
    if (check.Check(value)) return value
    throw badRequest(
      explainErrors(check.Errors(value), 'Unknown parameter').map(({ path, detail }) => ({
        detail,
        source: { parameter: path.slice(1).replaceAll('~1', '/').replaceAll('~0', '~') },
      })),
    )
  }
}

/**
 * Returns a parser of request bodies: `{ data: { type, attributes } }` for resources, `{ data }` for other endpoints. It
 * throws 400 for another document, 409 for another type or id, and 422 with pointers for invalid values. [CLIENT-006]
 */
export function bodyParser(schema: TSchema, endpoint: Endpoint): (body: unknown, params: unknown) => unknown {
  const parse = valuesParser(schema, endpoint.resource ? '/data/attributes' : '/data')
  return (body, params) => parse(endpoint.resource ? writtenAttributes(body, endpoint, params) : parseData(body))
}

/** Returns a parser of values that a person sent. It throws 422 with pointers that begin with `base`. */
export function valuesParser<Schema extends TSchema>(
  schema: Schema,
  base: string,
): (values: unknown) => Static<Schema> {
  const check = TypeCompiler.Compile(schema)
  return (value) => {
    if (check.Check(value)) return value
    throw unprocessable(
      explainErrors(check.Errors(value), 'Unknown field').map(({ path, detail }) => ({
        detail,
        source: { pointer: `${base}${path}` },
      })),
    )
  }
}
