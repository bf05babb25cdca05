import { communitySlugMark, type Endpoint } from '@pkg/api-client/server'
import { KindGuard, type TSchema } from '@sinclair/typebox'
import type { Orm } from '../database/database'

/** Returns the current slug for each of the slugs that a community no longer uses. The catalog module implements it. */
export type FindCurrentSlugs = (orm: Orm, slugs: readonly string[]) => Promise<ReadonlyMap<string, string>>

declare module 'fastify' {
  interface FastifyInstance {
    findCurrentSlugs: FindCurrentSlugs
  }
}

/** The values of a request that can hold slugs of communities. */
export interface RequestValues {
  params: unknown
  query: unknown
  body: unknown
}

/** The schemas of an endpoint's query and body. */
interface RequestSchemas {
  query?: TSchema
  body?: TSchema
}

/**
 * Returns a function that replaces former slugs by current ones in a request's values, wherever the endpoint's row or schemas say that a
 * value is a community's slug. Requests without slugs cost no query. [LIFE-006]
 */
export function slugUpdater(
  { communityParameter }: Endpoint,
  { query, body }: RequestSchemas,
): (
  values: RequestValues,
  find: (slugs: readonly string[]) => Promise<ReadonlyMap<string, string>>,
) => Promise<RequestValues> {
  const mapSlugs = ({ params, ...values }: RequestValues, map: (slug: string) => string): RequestValues => ({
    params: communityParameter ? mapProperty(params, communityParameter, map) : params,
    query: query && hasSlug(query) ? mapValue(query, values.query, map) : values.query,
    body: body && hasSlug(body) ? mapValue(body, values.body, map) : values.body,
  })
  return async (values, find) => {
    const slugs = new Set<string>()
    mapSlugs(values, (slug) => {
      slugs.add(slug)
      return slug
    })
    if (slugs.size === 0) return values
    const current = await find([...slugs])
    return current.size === 0 ? values : mapSlugs(values, (slug) => current.get(slug) ?? slug)
  }
}

const isSlug = (schema: TSchema): boolean => communitySlugMark in schema

function hasSlug(schema: TSchema): boolean {
  return isSlug(schema) || partsOf(schema).some(hasSlug)
}

function partsOf(schema: TSchema): TSchema[] {
  if (KindGuard.IsObject(schema)) return Object.values(schema.properties)
  if (KindGuard.IsArray(schema)) return [schema.items]
  return KindGuard.IsUnion(schema) ? schema.anyOf : []
}

function mapValue(schema: TSchema, value: unknown, map: (slug: string) => string): unknown {
  if (typeof value === 'string') return isSlug(schema) || partsOf(schema).some(isSlug) ? map(value) : value
  if (KindGuard.IsArray(schema) && Array.isArray(value)) {
    return [...new Set(value.map((item: unknown) => mapValue(schema.items, item, map)))]
  }
  if (!KindGuard.IsObject(schema) || !isRecord(value) || isOtherEntity(value)) return value
  const { properties } = schema
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const partSchema = Object.hasOwn(properties, name) ? properties[name] : undefined
      return [name, partSchema && hasSlug(partSchema) ? mapValue(partSchema, part, map) : part]
    }),
  )
}

/** Returns whether an `entityId` belongs to something else, such as an advisor. */
function isOtherEntity(value: Record<string, unknown>): boolean {
  const entityType = value['entityType'] ?? value['filter[entityType]']
  return entityType !== undefined && entityType !== 'Community'
}

function mapProperty(values: unknown, name: string, map: (slug: string) => string): unknown {
  if (!isRecord(values)) return values
  const value = values[name]
  return typeof value === 'string' ? { ...values, [name]: map(value) } : values
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
