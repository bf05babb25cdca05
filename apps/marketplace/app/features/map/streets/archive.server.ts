import { open } from 'node:fs/promises'
import type { SiteContext } from '@pkg/remix-host/server'
import { FetchSource, PMTiles, type Source, TileType } from 'pmtiles'

/** The layer schemas that the map can style: those of Protomaps and of OpenMapTiles. */
export type StreetSchema = 'protomaps' | 'openmaptiles'

/** The streets of an operator's archive. */
export interface Streets {
  archive: PMTiles
  schema: StreetSchema
  minZoom: number
  maxZoom: number
  /** The credit that the archive asks for, as plain text. */
  credit: string
}

/** Reads an archive from a file. */
class FileSource implements Source {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  getKey() {
    return this.#path
  }

  async getBytes(offset: number, length: number) {
    const file = await open(this.#path)
    try {
      const { buffer } = await file.read(new Uint8Array(length), 0, length, offset)
      return { data: buffer.buffer }
    } finally {
      await file.close()
    }
  }
}

let opened: { source: string; streets: Promise<Streets> } | undefined

/** Returns the operator's streets, or undefined if `MAP_TILES` names no archive. @throws An error if the archive has no streets. [FIND-002] */
export function findStreets({ mapTiles }: SiteContext): Promise<Streets> | undefined {
  if (mapTiles?.kind !== 'pmtiles') return undefined
  const { source } = mapTiles
  if (opened?.source !== source) {
    const streets = openArchive(source)
    // An archive that can't be reached for a moment is opened again by the next request.
    streets.catch(() => (opened = undefined))
    opened = { source, streets }
  }
  return opened.streets
}

async function openArchive(source: string): Promise<Streets> {
  const archive = new PMTiles(/^https?:/.test(source) ? new FetchSource(source) : new FileSource(source))
  const [header, metadata] = await Promise.all([archive.getHeader(), archive.getMetadata()])
  const schema = findSchema(metadata)
  if (header.tileType !== TileType.Mvt || !schema) {
    throw new Error('MAP_TILES must have vector tiles with a layer "roads" or "transportation".')
  }
  return { archive, schema, minZoom: header.minZoom, maxZoom: header.maxZoom, credit: readCredit(metadata) }
}

function findSchema(metadata: unknown): StreetSchema | undefined {
  const layers = readProperty(metadata, 'vector_layers')
  const ids = Array.isArray(layers) ? layers.map((layer) => readProperty(layer, 'id')) : []
  if (ids.includes('roads')) return 'protomaps'
  return ids.includes('transportation') ? 'openmaptiles' : undefined
}

function readCredit(metadata: unknown): string {
  return String(readProperty(metadata, 'attribution') ?? '').replace(/<[^>]*>/g, '')
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
