import { Ajv2020 } from 'ajv/dist/2020.js'

const meta = { type: 'object' }
const link = { anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'object', required: ['href'] }] }
const links = { type: 'object', additionalProperties: link }
const memberName = '^(?![-_ ])[^+,.\\[\\]!"#$%&\'()*/:;<=>?@\\\\^`{|}~\\u0000-\\u001f]+(?<![-_ ])$'
const identifier = {
  type: 'object',
  required: ['type', 'id'],
  properties: { type: { type: 'string' }, id: { type: 'string' }, meta },
  additionalProperties: false,
}
const relationship = {
  type: 'object',
  anyOf: [{ required: ['data'] }, { required: ['links'] }, { required: ['meta'] }],
  properties: { data: { anyOf: [identifier, { type: 'array', items: identifier }, { type: 'null' }] }, links, meta },
  additionalProperties: false,
}
const resource = {
  type: 'object',
  required: ['type', 'id'],
  properties: {
    type: { type: 'string', pattern: memberName },
    id: { type: 'string' },
    attributes: {
      type: 'object',
      propertyNames: { pattern: memberName, not: { enum: ['type', 'id'] } },
    },
    relationships: {
      type: 'object',
      propertyNames: { pattern: memberName, not: { enum: ['type', 'id'] } },
      additionalProperties: relationship,
    },
    links,
    meta,
  },
  additionalProperties: false,
}
const error = {
  type: 'object',
  minProperties: 1,
  properties: {
    id: { type: 'string' },
    links,
    status: { type: 'string', pattern: '^[45]\\d\\d$' },
    code: { type: 'string' },
    title: { type: 'string' },
    detail: { type: 'string' },
    source: {
      type: 'object',
      properties: {
        pointer: { type: 'string', pattern: '^(/.*)?$' },
        parameter: { type: 'string' },
        header: { type: 'string' },
      },
      additionalProperties: false,
    },
    meta,
  },
  additionalProperties: false,
}

/** The schema of a JSON:API 1.1 document, from the section "Document Structure" of the specification. */
const documentSchema = {
  type: 'object',
  properties: {
    data: { anyOf: [resource, { type: 'array', items: resource }, { type: 'null' }] },
    errors: { type: 'array', items: error },
    meta,
    jsonapi: { type: 'object', properties: { version: { const: '1.1' } } },
    links,
    included: { type: 'array', items: resource },
  },
  additionalProperties: false,
  anyOf: [{ required: ['data'] }, { required: ['errors'] }, { required: ['meta'] }],
  not: { required: ['data', 'errors'] },
  dependentRequired: { included: ['data'] },
}

const isValid = new Ajv2020({ strict: false }).compile(documentSchema)

interface Linked {
  type: string
  id: string
  relationships?: Record<string, { data?: Identifier | Identifier[] | null }>
}
interface Identifier {
  type: string
  id: string
}

/** Returns the JSON:API 1.1 rules that a document breaks: its structure, duplicate resources, and included resources that nothing links to. */
export function findBrokenRules(body: unknown): string[] {
  if (!isValid(body)) return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  const { data, included = [] }: { data?: Linked | Linked[] | null; included?: Linked[] } = JSON.parse(
    JSON.stringify(body),
  )
  const primary = [data ?? []].flat()
  const all = [...primary, ...included]
  const keys = all.map(keyOf)
  const twice = keys.filter((key, position) => keys.indexOf(key) !== position)
  const reached = new Set(primary.map(keyOf))
  for (let before = -1; before !== reached.size;) {
    before = reached.size
    for (const found of all.filter((one) => reached.has(keyOf(one)))) for (const key of linksOf(found)) reached.add(key)
  }
  const unreached = included.map(keyOf).filter((key) => !reached.has(key))
  return [...twice.map((key) => `${key} appears twice`), ...unreached.map((key) => `nothing links to ${key}`)]
}

const keyOf = ({ type, id }: Identifier) => `${type} ${id}`
const linksOf = ({ relationships = {} }: Linked) =>
  Object.values(relationships).flatMap(({ data }) => [data ?? []].flat().map(keyOf))
