import { createRequire } from 'node:module'
import type { Feature, FeatureCollection, GeoJsonProperties, Geometry, MultiLineString } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Atlas = Topology<Record<string, GeometryCollection>>

const require = createRequire(import.meta.url)

/** Returns a parsed file with the shapes of these names. @throws An error if it has none of a name. */
export function parseAtlas(value: unknown, ...objects: string[]): Atlas {
  if (!isTopology(value) || objects.some((name) => !(name in value.objects))) {
    throw new Error(`A map file has no ${objects.join(', ')}`)
  }
  return value
}

function isTopology(value: unknown): value is Atlas {
  return typeof value === 'object' && value !== null && 'objects' in value && 'arcs' in value
}

/** The outlines of states and counties. Coordinates are degrees. */
export interface Borders {
  land: FeatureCollection
  abroad: FeatureCollection
  countyLines: FeatureCollection
  stateLines: FeatureCollection
  /** Counties with their name, for labels. */
  counties: FeatureCollection
}

/** Countries whose land people see at the edges of the United States. */
const neighbors = new Set(['Canada', 'Mexico', 'Cuba', 'Bahamas', 'Russia'])

let known: Borders | undefined

/** Returns the outlines of the Census Bureau, and those of neighboring countries from Natural Earth, which are read once. [FIND-002] */
export function readBorders(): Borders {
  known ??= parseBorders()
  return known
}

function parseBorders(): Borders {
  const atlas = parseAtlas(require('us-atlas/counties-10m.json'), 'states', 'counties')
  const world = parseAtlas(require('world-atlas/countries-10m.json'), 'countries')
  const borders = (name: string) => {
    const shapes = atlas.objects[name]
    return lines(mesh(atlas, shapes, (one, other) => one !== other))
  }
  return {
    land: collect(atlas, 'states'),
    abroad: collect(world, 'countries', (properties) => neighbors.has(String(properties?.['name']))),
    countyLines: borders('counties'),
    stateLines: borders('states'),
    counties: collect(atlas, 'counties'),
  }
}

/** Returns the shapes of a name that have a geometry, and of these the wanted ones. */
export function collect(
  topology: Atlas,
  name: string,
  isWanted: (properties: GeoJsonProperties) => boolean = () => true,
): FeatureCollection {
  const { geometries = [] } = topology.objects[name] ?? {}
  const wanted = geometries.filter(({ properties }) => isWanted(properties ?? null))
  return withGeometry(feature(topology, { type: 'GeometryCollection', geometries: wanted }))
}

function withGeometry(collection: FeatureCollection<Geometry | null>): FeatureCollection {
  const features = collection.features.filter((shape): shape is Feature => shape.geometry !== null)
  return { type: 'FeatureCollection', features }
}

function lines(geometry: MultiLineString): FeatureCollection {
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] }
}

let outlines: FeatureCollection | undefined

/** Returns the outline of a state by its name, or undefined for one without an outline. */
export function findStateShape(name: string): Feature | undefined {
  outlines ??= collect(parseAtlas(require('us-atlas/states-10m.json'), 'states'), 'states')
  return outlines.features.find(({ properties }) => properties?.['name'] === name)
}
