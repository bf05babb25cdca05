import { endpoints, jsonApiType, getRelationships } from '@pkg/api-client/server'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { FastifyReply } from 'fastify'
import jsonapi from 'jsonapi-serializer'
import type { DocumentParameters } from './document-parameters'

const { Serializer } = jsonapi

/** A resource before serialization. Everything but `id` and its relationships becomes an attribute. */
export type Entity = { id: string } & object

const Resource = Type.Object({ id: Type.String(), attributes: Type.Record(Type.String(), Type.Unknown()) })
const PreparedDocument = Type.Object({
  data: Type.Union([Resource, Type.Array(Resource)]),
  meta: Type.Optional(Type.Object({ total: Type.Number() })),
})

/** A response that was serialized before and is sent unchanged. */
export class SerializedDocument {
  constructor(readonly json: string) {}

  /** Parses the document, for requests that want only parts of it. */
  parse(): Entity | { items: Entity[]; total: number } {
    const document: unknown = JSON.parse(this.json)
    Value.Assert(PreparedDocument, document)
    const { data, meta } = document
    if (!Array.isArray(data)) return { ...data.attributes, id: data.id }
    return { total: data.length, ...meta, items: data.map(({ id, attributes }) => ({ ...attributes, id })) }
  }
}

/** Resources with the ids of related ones, and the related resources by type. */
export interface Related {
  entities: Entity[]
  included: Map<string, Map<string, Entity>>
}

interface DocumentParts {
  meta?: object
  links?: Record<string, string>
  fields?: DocumentParameters['fields']
  included?: Related['included']
}

/** Serializes one resource. Attribute names stay unchanged. */
export function serializeResource(type: string, entity: Entity): unknown {
  return serialize(type, entity, {}).data
}

/** Serializes several resources. */
export function serializeResources(type: string, entities: Entity[]): unknown {
  return serialize(type, entities, {}).data
}

/** Builds the JSON:API document of one resource, or of a page with its meta, links, and included resources. */
export function buildDocument(
  type: string,
  data: Entity | Entity[],
  { fields, included, ...parts }: DocumentParts = {},
) {
  const wanted = fields?.get(type)
  const primary = new Set([data].flat().map(({ id }) => `${type} ${id}`))
  const others = [...(included ?? [])].flatMap(([other, resources]) =>
    [...resources.values()]
      .filter(({ id }) => !primary.has(`${other} ${id}`))
      .map((entity) => serialize(other, entity, { wanted: fields?.get(other), isLinked: true }).data),
  )
  return {
    jsonapi: { version: '1.1' },
    ...(parts.links ? { links: parts.links } : {}),
    ...(parts.meta ? { meta: parts.meta } : {}),
    data: serialize(type, data, { wanted, isLinked: true }).data,
    ...(included && included.size > 0 ? { included: others } : {}),
  }
}

function serialize(
  type: string,
  data: Entity | Entity[],
  { wanted, isLinked }: { wanted?: ReadonlySet<string> | undefined; isLinked?: boolean },
): { data: unknown } {
  const names = [...new Set([data].flat().flatMap((entity) => Object.keys(entity)))]
  const fields = names.filter((name) => name !== 'id' && (wanted === undefined || wanted.has(name)))
  const own = getRelationships(type)
  const relations = fields.filter((name) => Object.hasOwn(own, name))
  const self = isLinked ? selfPaths.get(type) : undefined
  const serializer = new Serializer(type, {
    attributes: fields,
    keyForAttribute: (name: string) => name,
    pluralizeType: false,
    typeForAttribute: (name: string) => own[name]?.type ?? name,
    ...(self ? { dataLinks: { self: ({ id }: Entity) => self(id) } } : {}),
    ...Object.fromEntries(relations.map((name) => [name, { ref: 'id', included: false, attributes: [] }])),
  })
  const document: unknown = serializer.serialize(data)
  return { data: typeof document === 'object' && document && 'data' in document ? document.data : undefined }
}

/** The paths of single resources, by type. Types without an endpoint for one resource have none. */
export const selfPaths: ReadonlyMap<string, (id: string) => string> = new Map(
  Object.values(endpoints).flatMap((rows) => {
    if (!('get' in rows) || !('resource' in rows.get)) return []
    const { path, resource } = rows.get
    if (!path.endsWith('/:id') || path.split(':').length > 2) return []
    return [[resource, (id: string) => path.replace(':id', encodeURIComponent(id))]]
  }),
)

/** Returns links to the neighboring pages with the same other parameters. [LIST-002] */
export function pageLinks(url: string, page: { number: number; size: number; total: number }): Record<string, string> {
  const [path = '', query = ''] = url.split('?')
  const to = (number: number) => {
    const parameters = new URLSearchParams(query)
    for (const name of ['page[number]', 'page[size]']) parameters.delete(name)
    parameters.set('page-number', String(number))
    parameters.set('page-size', String(page.size))
    return `${path}?${String(parameters)}`
  }
  const last = Math.max(1, Math.ceil(page.total / page.size))
  return {
    self: to(page.number),
    first: to(1),
    last: to(last),
    ...(page.number > 1 ? { prev: to(page.number - 1) } : {}),
    ...(page.number < last ? { next: to(page.number + 1) } : {}),
  }
}

/** Sends JSON:API as bytes, because the server adds a character set to text, which the media type doesn't allow. */
export function sendJsonApi(reply: FastifyReply, json: string): FastifyReply {
  return reply.type(jsonApiType).send(Buffer.from(json))
}
