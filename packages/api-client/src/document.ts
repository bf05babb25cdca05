interface Identifier {
  type: string
  id: string
}

interface Resource extends Identifier {
  attributes?: Record<string, unknown>
  relationships?: Record<string, { data?: Identifier | Identifier[] | null }>
}

type Included = ReadonlyMap<string, Resource>

/** Turns a JSON:API document into a plain object, or a list into a page with its total and other meta. [CLIENT-001] */
export function toPlainObjects(document: unknown): unknown {
  if (!isRecord(document) || !('data' in document)) return document
  const { data, meta } = document
  const included: Included = new Map(
    toResources(document['included']).map((resource) => [resourceKey(resource), resource]),
  )
  if (!Array.isArray(data)) return isResource(data) ? toPlainObject(data, included, []) : data
  const items = toResources(data).map((resource) => toPlainObject(resource, included, []))
  const more = isRecord(meta) ? meta : {}
  return { ...more, items, total: typeof more['total'] === 'number' ? more['total'] : items.length }
}

/** `within` holds the enclosing resources, so a circular reference ends at the first repetition. */
function toPlainObject(resource: Resource, included: Included, within: readonly string[]): Record<string, unknown> {
  const around = [...within, resourceKey(resource)]
  const relate = (identifier: Identifier) => {
    const related = included.get(resourceKey(identifier))
    return related && !around.includes(resourceKey(related))
      ? toPlainObject(related, included, around)
      : { id: identifier.id }
  }
  const relationships: Record<string, unknown> = {}
  for (const [name, { data }] of Object.entries(resource.relationships ?? {})) {
    if (data !== undefined) relationships[name] = Array.isArray(data) ? data.map(relate) : data && relate(data)
  }
  return { ...resource.attributes, ...relationships, id: resource.id }
}

const resourceKey = ({ type, id }: Identifier) => `${type} ${id}`

const toResources = (values: unknown) => (Array.isArray(values) ? values.filter(isResource) : [])

function isResource(value: unknown): value is Resource {
  return isRecord(value) && typeof value['type'] === 'string' && typeof value['id'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
