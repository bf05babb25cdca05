import { type TObject, TypeGuard } from '@sinclair/typebox'
import type { Endpoint } from './endpoint'
import { endpoints } from './table'

/** Returns the schema of what an endpoint returns, or lists, if it has one. */
function responseSchema({ response }: Endpoint): TObject | undefined {
  const schema: unknown = response?.isPage ? response.item : response
  return TypeGuard.IsObject(schema) ? schema : undefined
}

/** The schemas of resource types, with `id` among the attributes, for the types that have one. */
export const resourceSchemas: Readonly<Partial<Record<string, TObject>>> = Object.fromEntries(
  Object.values(endpoints).flatMap((rows: Readonly<Record<string, Endpoint>>) =>
    Object.values(rows).flatMap((row): [string, TObject][] => {
      const schema = responseSchema(row)
      return row.resource && schema ? [[row.resource, schema]] : []
    }),
  ),
)
