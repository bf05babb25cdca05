import { createHash } from 'node:crypto'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { FeatureCollection } from 'geojson'
import { readShapes } from './atlas.server'
import { buildNames } from './names.server'
import { readTowns } from './towns.server'

/** The closest zoom with tiles of its own. The sources are exact to about 100 meters, so closer maps enlarge these tiles. */
export const maxGroundZoom = 9

/** A tile's length in its own units. */
export const tileExtent = 4096

/** The layers of a ground tile. */
export type GroundLayer =
  | 'land'
  | 'abroad'
  | 'urban'
  | 'parks'
  | 'water'
  | 'rivers'
  | 'countyLines'
  | 'stateLines'
  | 'names'

/** The features of a ground tile by layer. Coordinates are from 0 to `tileExtent` across the tile. */
export type GroundTile = Partial<Record<GroundLayer, GeoJSONVTTile>>

interface Ground {
  indexes: [layer: GroundLayer, index: GeoJSONVT][]
  /** Changes with every shape and name, so a tile's URL can be cached forever. */
  version: string
}

let ground: Ground | undefined

/** Returns the ground, cut when it's first needed: about a second of work per process. */
export function loadGround(): Ground {
  ground ??= cutGround()
  return ground
}

function cutGround(): Ground {
  const { counties, ...shapes } = readShapes()
  const names = buildNames({ counties, ...shapes }, readTowns())
  const layers: Record<GroundLayer, FeatureCollection> = { ...shapes, names }
  const hash = createHash('sha256')
  const indexes = Object.entries(layers).map(([layer, data]): [GroundLayer, GeoJSONVT] => {
    hash.update(JSON.stringify(data))
    const index = new GeoJSONVT(data, { maxZoom: maxGroundZoom, indexMaxZoom: 4, buffer: 96, extent: tileExtent })
    return [parseLayer(layer), index]
  })
  return { indexes, version: hash.digest('hex').slice(0, 12) }
}

const layerNames: GroundLayer[] = [
  'land',
  'abroad',
  'urban',
  'parks',
  'water',
  'rivers',
  'countyLines',
  'stateLines',
  'names',
]

function parseLayer(name: string): GroundLayer {
  const layer = layerNames.find((known) => known === name)
  if (!layer) throw new Error(`Unknown map layer ${name}`)
  return layer
}

/** Returns the shapes and names of a tile. Small lakes, rivers, and towns are left out of wide maps. [FIND-002] */
export function findGroundTile(zoom: number, x: number, y: number): GroundTile {
  const layers: GroundTile = {}
  for (const [layer, index] of loadGround().indexes) {
    const tile = index.getTile(zoom, x, y)
    if (!tile) continue
    // The index keeps the tile, so this happens once.
    for (let at = tile.features.length - 1; at >= 0; at--) {
      if (!isShown(layer, zoom, tile.features[at]?.tags ?? null)) tile.features.splice(at, 1)
    }
    if (tile.features.length > 0) layers[layer] = tile
  }
  return layers
}

function isShown(layer: GroundLayer, zoom: number, tags: Record<string, unknown> | null): boolean {
  if (layer === 'names') return Number(tags?.['zoom']) <= zoom
  if (layer === 'countyLines') return zoom >= 5
  if (layer === 'rivers') return zoom >= 4
  if (layer === 'water') return Number(tags?.['rank'] ?? 0) <= zoom + 3
  return true
}

/** Returns a tile as a Mapbox vector tile, or undefined where there's nothing, as on the open sea. */
export function encodeGroundTile(zoom: number, x: number, y: number): Uint8Array | undefined {
  const tile = findGroundTile(zoom, x, y)
  return Object.keys(tile).length > 0 ? fromGeojsonVt(tile, { version: 2, extent: tileExtent }) : undefined
}
