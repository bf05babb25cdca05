import {
  type Call,
  calls,
  jsonApiType,
  partnerKeyHeader,
  requestSchemas,
  visitorIdHeader,
} from '@pkg/api-client/server'
import type { TSchema } from '@sinclair/typebox'

type Schemas = Record<string, Record<string, { query?: TSchema; body?: TSchema }>>

/** The OpenAPI 3.1 document, made from the table of calls alone. */
export function openApiDocument() {
  const schemas: Schemas = requestSchemas
  const table: Record<string, Record<string, Call>> = calls
  const paths: Record<string, Record<string, object>> = {}
  for (const [resource, rows] of Object.entries(table)) {
    for (const [name, row] of Object.entries(rows)) {
      const path = row.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [row.method.toLowerCase()]: operation(resource, name, row, schemas[resource]?.[name] ?? {}),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hearthway API',
      version: '1',
      description:
        'JSON:API unless a call says plain. Sessions travel in an HttpOnly cookie, partner keys in a header.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'hearthway-session' },
        partner: { type: 'apiKey', in: 'header', name: partnerKeyHeader },
      },
      schemas: { Errors: errors },
    },
  }
}

function operation(resource: string, name: string, row: Call, { query, body }: { query?: TSchema; body?: TSchema }) {
  const parameters = [
    ...[...row.path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...queryParameters(query),
    ...(row.isOpenToPartners ? [visitorId] : []),
  ]
  const type = row.resource ? jsonApiType : 'application/json'
  return {
    operationId: `${resource}.${name}`,
    summary: row.summary,
    tags: [resource],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { [type]: { schema: envelope(row, body) } } } } : {}),
    ...(row.isOpenToPartners ? { security: [{}, { partner: [] }] } : {}),
    ...(row.access === 'anyone' ? {} : { security: [{ session: [] }], 'x-roles': row.access }),
    responses: {
      ...(row.answer
        ? { '2XX': { description: 'The answer', content: { [type]: { schema: answer(row) } } } }
        : { 204: { description: 'Done' } }),
      '4XX': {
        description: 'Refused, with what to change',
        content: { [jsonApiType]: { schema: { $ref: '#/components/schemas/Errors' } } },
      },
    },
  }
}

const visitorId = {
  name: visitorIdHeader,
  in: 'header',
  required: false,
  description: 'With a partner key: knows a browser again, where no cookie can',
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
}

function queryParameters(query: TSchema | undefined) {
  const properties: Record<string, TSchema> = query?.['properties'] ?? {}
  const required: string[] = query?.['required'] ?? []
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function envelope(row: Call, attributes: TSchema) {
  if (!row.resource) return { type: 'object', required: ['data'], properties: { data: attributes } }
  return {
    type: 'object',
    required: ['data'],
    properties: {
      data: {
        type: 'object',
        required: ['type', 'attributes'],
        properties: { type: { const: row.resource }, attributes },
      },
    },
  }
}

function answer(row: Call) {
  if (!row.resource) return { type: 'object' }
  const resource = {
    type: 'object',
    required: ['type', 'id'],
    properties: { type: { const: row.resource }, id: { type: 'string' }, attributes: { type: 'object' } },
  }
  return {
    type: 'object',
    required: ['data'],
    properties: {
      data: { anyOf: [resource, { type: 'array', items: resource }] },
      meta: { type: 'object' },
      links: { type: 'object' },
    },
  }
}

const errors = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['status', 'code', 'title'],
        properties: {
          status: { type: 'string' },
          code: { type: 'string' },
          title: { type: 'string' },
          detail: { type: 'string' },
          source: {
            type: 'object',
            properties: { pointer: { type: 'string' }, parameter: { type: 'string' }, header: { type: 'string' } },
          },
        },
      },
    },
  },
}
