import jsonapi from 'jsonapi-serializer'

const deserializer = new jsonapi.Deserializer({ keyForAttribute: (name: string) => name })

/** Turns a JSON:API document into a plain object, or a list into a page with its total and other meta. [CLIENT-001] */
export async function plainFrom(document: unknown): Promise<unknown> {
  if (!isDocument(document)) return document
  const plain: unknown = await deserializer.deserialize(document)
  if (!Array.isArray(plain)) return plain
  const meta = isRecord(document['meta']) ? document['meta'] : {}
  return { ...meta, items: plain, total: typeof meta['total'] === 'number' ? meta['total'] : plain.length }
}

function isDocument(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && 'data' in value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
