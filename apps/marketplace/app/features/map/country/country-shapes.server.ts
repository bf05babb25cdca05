import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { type Point, type StateCode, states } from '@pkg/domain'
import { geoAlbersUsa, geoPath } from 'd3-geo'
import type { Feature } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { readGroundFiles } from '~/features/geography/index.server'

/** The map of the country: a file with its shapes, and where they are. */
export interface CountryShapes {
  /** An SVG file with a shape for each state (its code is the id), `borders`, and `interstates`. */
  file: string
  version: string
  /** The frame around the 48 states that border one another, which Alaska and Hawaii are inside of. */
  frame: { left: number; top: number; width: number; height: number }
  /** The states with an outline, from west to east. */
  codes: StateCode[]
}

const require = createRequire(import.meta.url)
/** Points that change an outline by less than this area aren’t seen on a map of the country. */
const seenArea = 0.6
/** Room around the outlines, in units of the map. */
const margin = 4
/** The least distance between two corners of an interstate, in units of the map. */
const roadStep = 4

/** The projection of the atlas: Albers for the 48 states, with Alaska and Hawaii below them. */
const projection = geoAlbersUsa().scale(1300).translate([487.5, 305])

/** Returns where a point is on the map of the country, or undefined outside of the 50 states. */
export function placeInCountry({ latitude, longitude }: Point): { x: number; y: number } | undefined {
  const place = projection([longitude, latitude])
  return place ? { x: place[0], y: place[1] } : undefined
}

let shapes: CountryShapes | undefined

/** Returns the shapes of the country from the outlines of the Census Bureau, which are read once. [LOOK-003] */
export function readCountryShapes(): CountryShapes {
  shapes ??= drawShapes()
  return shapes
}

function drawShapes(): CountryShapes {
  const atlas = readAtlas()
  const path = geoPath().digits(1)
  const outlines = outlinesOf(atlas)
  const lower = outlines.filter(({ code }) => code !== 'AK' && code !== 'HI').map(({ shape }) => shape)
  const [[left, top], [right, bottom]] = path.bounds({ type: 'FeatureCollection', features: lower })
  const borders = path(mesh(atlas, atlas.objects.states, (one, other) => one !== other))
  const file = [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...outlines.map(({ code, shape }) => `<path id="${code}" d="${path(withoutIslands(shape, left))}"/>`),
    `<path id="borders" fill="none" d="${borders}"/>`,
    `<path id="interstates" fill="none" d="${drawInterstates()}"/>`,
    '</svg>',
  ].join('')
  return {
    file,
    version: createHash('sha256').update(file).digest('hex').slice(0, 12),
    frame: {
      left: Math.floor(left - margin),
      top: Math.floor(top - margin),
      width: Math.ceil(right - left + 2 * margin),
      height: Math.ceil(bottom - top + 2 * margin),
    },
    codes: outlines.map(({ code }) => code),
  }
}

/** Leaves out islands beyond the left edge of the frame: the last of the Aleutians. */
function withoutIslands(shape: Feature, edge: number): Feature {
  const { geometry } = shape
  if (geometry.type !== 'MultiPolygon') return shape
  const isInside = (ring: number[][] = []) => ring.every(([x = 0]) => x >= edge - margin)
  const coordinates = geometry.coordinates.filter(([outer]) => isInside(outer))
  return { ...shape, geometry: { ...geometry, coordinates } }
}

type StatesAtlas = Topology<{ states: GeometryCollection }>

const isStatesAtlas = (value: unknown): value is StatesAtlas =>
  typeof value === 'object' &&
  value !== null &&
  'objects' in value &&
  typeof value.objects === 'object' &&
  value.objects !== null &&
  'states' in value.objects

function readAtlas(): StatesAtlas {
  const file: unknown = require('us-atlas/states-albers-10m.json')
  if (!isStatesAtlas(file)) throw new Error('The file of state outlines has no states')
  return simplify(presimplify(file), seenArea)
}

function outlinesOf(atlas: StatesAtlas): { code: StateCode; shape: Feature }[] {
  const codes = new Map(states.map(({ name, code }) => [name, code]))
  const found = feature(atlas, atlas.objects.states).features.flatMap((shape) => {
    const { name }: { name?: unknown } = shape.properties ?? {}
    const code = codes.get(String(name))
    return code ? [{ code, shape }] : []
  })
  const west = (shape: Feature) => geoPath().centroid(shape)[0]
  return found.sort((one, other) => west(one.shape) - west(other.shape))
}

function drawInterstates(): string {
  return readGroundFiles()
    .interstates.features.flatMap(({ geometry }) => (geometry.type === 'LineString' ? [geometry.coordinates] : []))
    .map((line) => {
      const places = line.flatMap(([longitude = 0, latitude = 0]) => placeInCountry({ latitude, longitude }) ?? [])
      const last = places.at(-1)
      const seen = places.reduce<typeof places>((kept, place) => {
        const before = kept.at(-1)
        const isFar = !before || Math.hypot(place.x - before.x, place.y - before.y) >= roadStep
        return isFar ? [...kept, place] : kept
      }, [])
      const ends = last && seen.length > 1 ? [...seen.slice(0, -1), last] : []
      return ends.length > 1 ? `M${ends.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}` : ''
    })
    .join('')
}
