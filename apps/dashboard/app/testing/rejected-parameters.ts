import { type Endpoint, endpoints } from '@pkg/api-client/server'
import { Value } from '@sinclair/typebox/value'

const all: readonly Endpoint[] = Object.values(endpoints).flatMap((resource) => Object.values<Endpoint>(resource))

/** Returns whether a path is one of an endpoint, whose parameters begin with a colon. */
const isPathOf = ({ path }: Endpoint, sent: readonly string[]): boolean => {
  const parts = path.split('/')
  return parts.length === sent.length && parts.every((part, index) => part.startsWith(':') || part === sent[index])
}

/** Returns the parameters of a request that the API would reject, by the schema of its endpoint. Which fields are wanted isn’t in any schema. */
export function rejectedParameters(method: string, { pathname, searchParams }: URL): string[] {
  const sent = pathname.split('/')
  const schema = all.find((endpoint) => endpoint.method === method && isPathOf(endpoint, sent))?.query
  if (!schema) return []
  const query = Object.fromEntries(
    [...new Set(searchParams.keys())]
      .filter((name) => !name.startsWith('fields['))
      .map((name) => {
        const [value, ...more] = searchParams.getAll(name)
        return [name, more.length > 0 ? [value, ...more] : value]
      }),
  )
  return [...Value.Errors(schema, Value.Convert(schema, query))].map(({ path }) => path)
}
