import { createHash } from 'node:crypto'
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { FeatureCollection } from 'geojson'
import { smoothLine } from '~/features/geography/index.server'
import { buildNames } from './names.server'
import { readShapes, type ShapeLayer, shapeLayers } from './shapes.server'
import { readTowns } from './towns.server'

/** The closest zoom with tiles of its own. The sources are exact to about 100 meters, so closer maps enlarge these tiles. */
export const maxGroundZoom = 12

/** A tile's length in its own units. */
export const tileExtent = 4096

/** The layers of a ground tile. */
export type GroundLayer = ShapeLayer | 'names'

/** The features of a ground tile by layer. Coordinates are from 0 to `tileExtent` across the tile. */
export type GroundTile = Partial<Record<GroundLayer, GeoJSONVTTile>>

interface Ground {
  indexes: [layer: GroundLayer, index: GeoJSONVT][]
  /** Changes with every shape and name, so a tile's URL can be cached forever. */
  version: string
}

/** Changes when tiles of the same data look different. */
const format = '2'

let ground: Ground | undefined

/** Returns the ground, cut when it's first needed: about two seconds of work per process. */
export function loadGround(): Ground {
  ground ??= cutGround()
  return ground
}

function cutGround(): Ground {
  const { layers, borders, files } = readShapes()
  const names = buildNames({ land: borders.land, counties: borders.counties, ...files }, readTowns())
  const hash = createHash('sha256').update(format)
  for (const text of files.texts) hash.update(text)
  hash.update(JSON.stringify([layers.land, layers.abroad, layers.countyLines, names]))
  const shapes = shapeLayers.map((layer): [GroundLayer, GeoJSONVT] => [layer, index(layers[layer])])
  return { indexes: [...shapes, ['names', index(names)]], version: hash.digest('hex').slice(0, 12) }
}

const index = (data: FeatureCollection) =>
  new GeoJSONVT(data, { maxZoom: maxGroundZoom, indexMaxZoom: 4, buffer: 96, extent: tileExtent })

/** Returns the shapes and names of a tile. Small lakes, roads, and towns are left out of wide maps. [FIND-002, LOOK-003] */
export function findGroundTile(zoom: number, x: number, y: number): GroundTile {
  const layers: GroundTile = {}
  for (const [layer, tiles] of loadGround().indexes) {
    const tile = tiles.getTile(zoom, x, y)
    if (!tile) continue
    // The index keeps the tile, so this happens once.
    if (!finished.has(tile)) finishTile(tile, layer, zoom)
    if (tile.features.length > 0) layers[layer] = tile
  }
  return layers
}

const finished = new WeakSet<GeoJSONVTTile>()

/** The first zoom at which the steps of the files could be seen. */
const firstSmoothZoom = 10
const smoothLayers = new Set<GroundLayer>(['water', 'rivers', 'urban', 'stateHighways', 'usHighways', 'interstates'])

function finishTile(tile: GeoJSONVTTile, layer: GroundLayer, zoom: number): void {
  finished.add(tile)
  const features: GeoJSONVTFeature[] = tile.features
  const shown = features.filter((shape) => isShown(layer, zoom, shape.tags ?? {}))
  features.splice(0, features.length, ...shown)
  for (const shape of features) {
    if (layer !== 'names') shape.tags = numberOf(shape)
    if (zoom >= firstSmoothZoom && smoothLayers.has(layer) && shape.type !== 1) {
      shape.geometry = shape.geometry.map(smoothLine)
    }
  }
}

/** Returns what a browser needs of a shape: the number of a road. */
function numberOf({ tags }: GeoJSONVTFeature): Record<string, string> {
  const ref: unknown = tags?.['ref']
  return typeof ref === 'string' ? { ref } : {}
}

function isShown(layer: GroundLayer, zoom: number, { from = 0, to = 30, ...tags }: Record<string, unknown>): boolean {
  if (layer === 'names') return Number(tags['zoom']) <= zoom
  return Number(from) <= zoom && Number(to) >= zoom
}

/** Returns a tile as a Mapbox vector tile, or undefined where there's nothing, as on the open sea. */
export function encodeGroundTile(zoom: number, x: number, y: number): Uint8Array | undefined {
  const tile = findGroundTile(zoom, x, y)
  return Object.keys(tile).length > 0 ? fromGeojsonVt(tile, { version: 2, extent: tileExtent }) : undefined
}
