import {
  type Endpoint,
  endpoints,
  getRelationships,
  jsonApiType,
  partnerKeyHeader,
  visitorIdHeader,
} from '@pkg/api-client/server'
import type { TSchema } from '@sinclair/typebox'
import { resourceSchema, responseSchema, sharedSchemas } from './response-schemas'
import { schemaProperties } from '../../../http/schema-properties'

/** Builds the OpenAPI 3.1 document from the endpoint table. */
export function openApiDocument() {
  const table: Record<string, Record<string, Endpoint>> = endpoints
  const paths: Record<string, Record<string, object>> = {}
  const types = new Set(
    Object.values(table).flatMap((rows) => Object.values(rows).flatMap((row) => row.resource ?? [])),
  )
  for (const [resource, rows] of Object.entries(table)) {
    for (const [name, row] of Object.entries(rows)) {
      const path = row.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [row.method.toLowerCase()]: operation(resource, name, row),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hearthway API',
      version: '1',
      description:
        'JSON:API, except for endpoints with plain JSON. Sessions use an HttpOnly cookie, and partner keys use a header.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'hearthway-session' },
        partner: { type: 'apiKey', in: 'header', name: partnerKeyHeader },
      },
      schemas: { ...sharedSchemas, ...Object.fromEntries([...types].map((type) => [type, resourceSchema(type)])) },
    },
  }
}

function operation(resource: string, name: string, row: Endpoint) {
  const { query, body } = row
  const parameters = [
    ...[...row.path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...queryParameters(query),
    ...(row.resource && row.response ? documentParameters(row.resource) : []),
    ...(row.isOpenToPartners ? [visitorId] : []),
    ...(row.isVersioned ? [baseVersion] : []),
  ]
  const type = row.resource ? jsonApiType : 'application/json'
  return {
    operationId: `${resource}.${name}`,
    summary: row.summary,
    tags: [resource],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: requestContent(row, body) } } : {}),
    ...(row.isOpenToPartners ? { security: [{}, { partner: [] }] } : {}),
    ...(row.access === 'anyone' ? {} : { security: [{ session: [] }], 'x-roles': row.access }),
    responses: {
      [row.status]: row.response
        ? { description: 'Success', content: { [type]: { schema: responseSchema(row) } } }
        : { description: 'Success, without content' },
      '4XX': {
        description: 'Error that says what to change',
        content: { [jsonApiType]: { schema: { $ref: '#/components/schemas/Errors' } } },
      },
    },
  }
}

const visitorId = {
  name: visitorIdHeader,
  in: 'header',
  required: false,
  description: 'Identifies a browser on partner sites, which have no cookie',
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
}

const baseVersion = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The version of the record that the change is based on. Another one returns 412, with the current record in `meta.current`',
  schema: { type: 'string', pattern: '^("\\d{1,9}"|\\*)$' },
}

/** Returns the parameters of all JSON:API responses: sparse fieldsets and included resources. */
function documentParameters(type: string) {
  const names = Object.keys(getRelationships(type))
  const fields = {
    name: `fields[${type}]`,
    in: 'query',
    required: false,
    description: 'The attributes and relationships to return, separated by commas',
    schema: { type: 'string', maxLength: 2000 },
  }
  const include = {
    name: 'include',
    in: 'query',
    required: false,
    description: `The related resources to include: ${names.join(', ')}, or all`,
    schema: { type: 'string', maxLength: 300 },
  }
  return names.length > 0 ? [fields, include] : [fields]
}

function queryParameters(query: TSchema | undefined) {
  return schemaProperties(query).map(({ name, isRequired, schema }) => ({
    name,
    in: 'query',
    required: isRequired,
    schema,
  }))
}

function requestContent(row: Endpoint, body: TSchema) {
  if (row.isMultipart) return { 'multipart/form-data': { schema: body } }
  return { [row.resource ? jsonApiType : 'application/json']: { schema: envelope(row, body) } }
}

function envelope(row: Endpoint, attributes: TSchema) {
  if (!row.resource) return { type: 'object', required: ['data'], properties: { data: attributes } }
  return {
    type: 'object',
    required: ['data'],
    properties: {
      data: {
        type: 'object',
        required: ['type', 'attributes'],
        properties: {
          type: { const: row.resource },
          ...(row.method === 'POST' ? {} : { id: { type: 'string' } }),
          attributes,
          relationships: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Relationship' } },
        },
      },
    },
  }
}
