import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { type StateCode, states } from '@pkg/domain'
import { countyKey } from '@pkg/illustrations/outlines'
import { geoPath } from 'd3-geo'
import type { Feature } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { parseAtlas } from '~/features/geography/index.server'

const require = createRequire(import.meta.url)
/** How large a map of a region is: on its own page, or on a card of the directory. */
export type MapSize = 'page' | 'card'

/** Points that change an outline by less than this area aren’t seen on a map of that size. */
const seenAreas: Record<MapSize, number> = { page: 0.12, card: 4 }
/** Cities that are counties of their own have numbers from here. */
const firstCity = 510

const draw = geoPath().digits(1)
/** On a card, half a unit is a third of a pixel. */
const drawSmall = geoPath().digits(0)

interface StateShape {
  shape: Feature
  counties: ReadonlyMap<string, Feature>
}

/** Shapes of states and counties in the units of the Census Bureau's drawing of the country, with Alaska and Hawaii below the others. */
interface Atlas {
  shapes: ReadonlyMap<string, StateShape>
  linesOf: (codes: readonly StateCode[]) => string
}

const atlases = new Map<MapSize, Atlas>()

/** Reads the outlines of a size once, which takes about a fifth of a second. */
function readAtlas(size: MapSize): Atlas {
  const atlas = atlases.get(size) ?? buildAtlas(seenAreas[size])
  atlases.set(size, atlas)
  return atlas
}

function buildAtlas(seenArea: number): Atlas {
  const parsed = parseAtlas(require('us-atlas/counties-albers-10m.json'), 'states', 'counties')
  const topology = parseAtlas(simplify(presimplify(parsed), seenArea), 'states', 'counties')
  const shapesOf = (name: string) => {
    const object = topology.objects[name]
    return object ? feature(topology, object).features : []
  }
  const codes = new Map(states.map(({ name, code }) => [name, code]))
  const counties = shapesOf('counties')
  const found = shapesOf('states').flatMap((shape) => {
    const code = codes.get(nameOf(shape))
    if (!code) return []
    const own = counties.filter(({ id }) => stateNumber(id) === String(shape.id))
    return [[code, { shape, counties: new Map(own.map((county) => [keyOf(county), county])) }] as const]
  })
  const numbers = new Map(found.map(([code, { shape }]) => [code, String(shape.id)]))
  return {
    shapes: new Map(found),
    linesOf: (wanted) => {
      const own = new Set(wanted.flatMap((code) => numbers.get(code) ?? []))
      const lines = mesh(
        topology,
        topology.objects['counties'],
        (one, other) => one !== other && own.has(stateNumber(one.id)) && own.has(stateNumber(other.id)),
      )
      return draw(lines) ?? ''
    },
  }
}

const stateNumber = (id: unknown): string => String(id).slice(0, 2)
const nameOf = ({ properties }: Feature): string => String(properties?.['name'])

function keyOf(county: Feature): string {
  const key = countyKey(nameOf(county))
  const isCity = Number(String(county.id).slice(2)) >= firstCity && !key.endsWith('city')
  return isCity ? `${key}city` : key
}

/** Returns the shape of a county by its name, or of a whole state. Undefined for an unknown name. */
export function findShape(state: string, county?: string, size: MapSize = 'page'): Feature | undefined {
  const found = readAtlas(size).shapes.get(state)
  if (county === undefined) return found?.shape
  const key = countyKey(county)
  return found?.counties.get(key) ?? found?.counties.get(`${key}city`)
}

/** Returns the path of a shape on the map. */
export const pathOfShape = (shape: Feature): string => draw(shape) ?? ''

/** Returns the path of shapes on a card. */
export const smallPathOf = (features: Feature[]): string => drawSmall({ type: 'FeatureCollection', features }) ?? ''

/** What the map of some states is drawn on. */
export interface MapGround {
  file: string
  /** Changes whenever the file does. */
  version: string
  frame: { left: number; top: number; width: number; height: number }
}

const grounds = new Map<string, MapGround>()

/** Returns the file with the outlines of some states and their counties, which is drawn once. [LOOK-008] */
export function readGround(codes: readonly StateCode[]): MapGround {
  const key = codes.join()
  const known = grounds.get(key)
  if (known) return known
  const shapes = codes.flatMap((code) => findShape(code) ?? [])
  const land = { type: 'FeatureCollection' as const, features: shapes }
  const [[left, top], [right, bottom]] = geoPath().bounds(land)
  const file = [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<path id="land" vector-effect="non-scaling-stroke" d="${pathOfLand(land)}"/>`,
    `<path id="counties" vector-effect="non-scaling-stroke" fill="none" d="${readAtlas('page').linesOf(codes)}"/>`,
    '</svg>',
  ].join('')
  const margin = Math.max(right - left, bottom - top) * 0.03
  const ground = {
    file,
    version: createHash('sha256').update(file).digest('hex').slice(0, 12),
    frame: {
      left: Math.floor(left - margin),
      top: Math.floor(top - margin),
      width: Math.ceil(right - left + 2 * margin),
      height: Math.ceil(bottom - top + 2 * margin),
    },
  }
  grounds.set(key, ground)
  return ground
}

const pathOfLand = (land: { type: 'FeatureCollection'; features: Feature[] }) => draw(land) ?? ''

/** Returns the middle of a shape. */
export function middleOf(shape: Feature): { x: number; y: number } {
  const [x, y] = geoPath().centroid(shape)
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

/** Returns the area of a shape. */
export const areaOf = (shape: Feature): number => geoPath().area(shape)
