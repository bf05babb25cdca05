import { type Endpoint, getRelationships, resourceSchemas } from '@pkg/api-client/server'
import { type TObject, Type } from '@sinclair/typebox'
import { errorCodes } from '../../../http/error-codes'

const detailedSchemas: Readonly<Partial<Record<string, TObject>>> = resourceSchemas

/** Returns the schema of an endpoint's response: a JSON:API document, or plain values. */
export function responseSchema({ resource, response }: Endpoint): object {
  if (!resource) return { type: 'object' }
  const one = { $ref: `#/components/schemas/${resource}` }
  return {
    type: 'object',
    required: ['data'],
    properties: {
      jsonapi: { type: 'object' },
      data: response?.isPage ? { type: 'array', items: one } : one,
      included: { type: 'array', items: { $ref: '#/components/schemas/Resource' } },
      meta: { type: 'object' },
      links: { $ref: '#/components/schemas/Links' },
    },
    additionalProperties: false,
  }
}

/** Returns the schema of a resource. It lists the attributes if the endpoint table has them. Sparse fieldsets make all of them optional. */
export function resourceSchema(type: string): object {
  const schema = Object.hasOwn(detailedSchemas, type) ? detailedSchemas[type] : undefined
  const attributes = schema
    ? { ...Type.Partial(Type.Omit(schema, ['id'])), additionalProperties: false }
    : { type: 'object' }
  const names = Object.keys(getRelationships(type))
  return {
    type: 'object',
    required: ['type', 'id'],
    properties: {
      type: { const: type },
      id: { type: 'string' },
      attributes,
      ...(names.length > 0 ? { relationships: relationshipsSchema(names) } : {}),
      links: { $ref: '#/components/schemas/Links' },
    },
    additionalProperties: false,
  }
}

const relationshipsSchema = (names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { $ref: '#/components/schemas/Relationship' }])),
  additionalProperties: false,
})

const identifier = {
  type: 'object',
  required: ['type', 'id'],
  properties: { type: { type: 'string' }, id: { type: 'string' } },
  additionalProperties: false,
}

/** The schemas that all documents share. */
export const sharedSchemas = {
  Links: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
  Relationship: {
    type: 'object',
    required: ['data'],
    properties: { data: { anyOf: [identifier, { type: 'array', items: identifier }, { type: 'null' }] } },
    additionalProperties: false,
  },
  Resource: {
    type: 'object',
    required: ['type', 'id'],
    properties: {
      type: { type: 'string' },
      id: { type: 'string' },
      attributes: { type: 'object' },
      relationships: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Relationship' } },
      links: { $ref: '#/components/schemas/Links' },
    },
    additionalProperties: false,
  },
  Errors: {
    type: 'object',
    required: ['errors'],
    properties: {
      errors: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['status', 'code', 'title'],
          properties: {
            status: { type: 'string' },
            code: { type: 'string', enum: Object.keys(errorCodes) },
            title: { type: 'string' },
            detail: { type: 'string' },
            source: {
              type: 'object',
              properties: { pointer: { type: 'string' }, parameter: { type: 'string' }, header: { type: 'string' } },
              additionalProperties: false,
            },
            meta: {
              type: 'object',
              description: 'The current record, if someone else changed it',
              properties: { current: { type: 'object' } },
              additionalProperties: false,
            },
          },
          additionalProperties: false,
        },
      },
    },
    additionalProperties: false,
  },
}
