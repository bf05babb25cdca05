import { jsonApiType } from '@pkg/api-client/server'
import type { FastifyReply } from 'fastify'
import jsonapi from 'jsonapi-serializer'

const { Serializer } = jsonapi

/** An entity on its way out: everything but `id` becomes an attribute. */
export type Entity = { id: string } & object

/** JSON that was serialised before, sent as it is. */
export class Prepared {
  constructor(readonly json: string) {}
}

/** The JSON:API resource of an entity. Attribute names stay as they are written. */
export function resourceOf(type: string, entity: Entity): unknown {
  return documentOf(type, entity).data
}

/** The JSON:API document of one entity, or of a page with its meta and links. */
export function documentOf(
  type: string,
  data: Entity | Entity[],
  rest: { meta?: object; links?: Record<string, string> } = {},
) {
  const attributes = [...new Set([data].flat().flatMap((entity) => Object.keys(entity)))].filter(
    (name) => name !== 'id',
  )
  const document: { data: unknown } = new Serializer(type, {
    attributes,
    keyForAttribute: (name: string) => name,
    pluralizeType: false,
    ...(rest.meta ? { meta: rest.meta } : {}),
    ...(rest.links ? { topLevelLinks: rest.links } : {}),
  }).serialize(data)
  return document
}

/** Links to the pages around this one, with every other parameter kept. [LIST-002] */
export function pageLinks(url: string, page: { number: number; size: number; total: number }): Record<string, string> {
  const [path = '', query = ''] = url.split('?')
  const to = (number: number) => {
    const parameters = new URLSearchParams(query)
    parameters.set('page-number', String(number))
    parameters.set('page-size', String(page.size))
    return `${path}?${parameters}`
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

/** Sends JSON:API as bytes: to text the server would add a character set, which the media type does not allow. */
export function sendJsonApi(reply: FastifyReply, json: string): FastifyReply {
  return reply.type(jsonApiType).send(Buffer.from(json))
}
