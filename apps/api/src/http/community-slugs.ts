import { communitySlugMark, type Endpoint } from '@pkg/api-client/server'
import { KindGuard, type TSchema } from '@sinclair/typebox'
import type { Orm } from '../database/database'
import { HttpError } from './errors'

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

/** Handles a request with its values. Returns the endpoint's response. */
type Handle = (values: RequestValues) => unknown

/**
 * Returns a function that handles requests with current slugs in place of former ones, wherever the endpoint's row says that a
 * value is a community's slug. A read looks slugs up only after it found nothing, so current slugs cost it no query.
 * A write looks them up first. [LIFE-006]
 */
export function slugHandling({
  communityParameter,
  method,
  query,
  body,
}: Endpoint): (values: RequestValues, find: FindCurrent, handle: Handle) => Promise<unknown> {
  const mapSlugs = ({ params, ...values }: RequestValues, map: (slug: string) => string): RequestValues => ({
    params: communityParameter ? mapProperty(params, communityParameter, map) : params,
    query: query && hasSlug(query) ? mapValue(query, values.query, map) : values.query,
    body: body && hasSlug(body) ? mapValue(body, values.body, map) : values.body,
  })
  const replaceFormer = async (values: RequestValues, find: FindCurrent): Promise<RequestValues> => {
    const slugs = new Set<string>()
    mapSlugs(values, (slug) => {
      slugs.add(slug)
      return slug
    })
    if (slugs.size === 0) return values
    const current = await find([...slugs])
    return current.size === 0 ? values : mapSlugs(values, (slug) => current.get(slug) ?? slug)
  }
  if (method !== 'GET') return async (values, find, handle) => handle(await replaceFormer(values, find))
  return async (values, find, handle) => {
    const first = await handleRead(values, handle)
    if (!first.isMissing) return first.response
    const updated = await replaceFormer(values, find)
    if (updated !== values) return handle(updated)
    if (first.error) throw first.error
    return first.response
  }
}

type FindCurrent = (slugs: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Returns the response of a read, and whether it found nothing: a 404 or an empty list. */
async function handleRead(values: RequestValues, handle: Handle) {
  try {
    const response = await handle(values)
    return { response, isMissing: isRecord(response) && response['total'] === 0 && Array.isArray(response['items']) }
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return { error, isMissing: true }
    throw error
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
