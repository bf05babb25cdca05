import type { FeatureCollection, Geometry, Position } from 'geojson'
import { readBorders, readGroundFiles } from '~/features/geography/index.server'
import type { Frame } from './frame'

/** What a shape is on a plate. */
export type ShapeKind = 'interstate' | 'usHighway' | 'stateHighway' | 'river' | 'lake' | 'settled'

/** A line or an area near a place. */
export interface Shape {
  kind: ShapeKind
  /** The number of a road, or the name of a lake or river, if it's known. */
  name: string | undefined
  /** Lines, or the rings of areas. */
  lines: Position[][]
  bounds: Frame['bounds']
}

let shapes: Shape[] | undefined
let land: Shape[] | undefined

/** Returns the shapes near a place. Reads the map's files first, once per process, in about half a second. */
export function nearShapes({ bounds }: Pick<Frame, 'bounds'>): Shape[] {
  shapes ??= readShapes()
  return shapes.filter((shape) => overlap(shape.bounds, bounds))
}

function readShapes(): Shape[] {
  const files = readGroundFiles()
  const water = shapesOf(files.water, 'lake', 'name')
  const lakes = shapesOf(files.lakes, 'lake').filter((lake) => !water.some((one) => isSame(one, lake)))
  return [
    ...shapesOf(files.interstates, 'interstate', 'ref'),
    ...shapesOf(files.usHighways, 'usHighway', 'ref'),
    ...shapesOf(files.stateHighways, 'stateHighway', 'ref'),
    ...shapesOf(files.rivers, 'river', 'name'),
    ...shapesOf(files.streams, 'river'),
    ...water,
    ...lakes,
    ...shapesOf(files.settled, 'settled'),
  ]
}

function shapesOf({ features }: FeatureCollection, kind: ShapeKind, nameOf?: string): Shape[] {
  return features.flatMap(({ geometry, properties }) => {
    const name: unknown = nameOf && properties?.[nameOf]
    const lines = linesOf(geometry)
    const bounds = boundsOf(lines.flat())
    return lines.length === 0
      ? []
      : [{ kind, name: typeof name === 'string' && name ? name : undefined, lines, bounds }]
  })
}

function linesOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates]
  if (geometry.type === 'MultiLineString' || geometry.type === 'Polygon') return geometry.coordinates
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
}

function boundsOf(positions: readonly Position[]): Frame['bounds'] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x = 0, y = 0] of positions) {
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}

const overlap = (one: Frame['bounds'], other: Frame['bounds']) =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]

/** Returns whether two areas cover almost the same ground, so two files have the same lake. */
function isSame({ bounds: one }: Shape, { bounds: other }: Shape): boolean {
  if (!overlap(one, other)) return false
  const area = ([west, south, east, north]: Frame['bounds']) => (east - west) * (north - south)
  const shared = area([
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ])
  return shared > 0.4 * Math.min(area(one), area(other))
}

/** Returns whether all positions are on the land of the United States. Its coast is too coarse for a plate. */
export function areOnLand(positions: readonly Position[]): boolean {
  land ??= shapesOf(readBorders().land, 'settled')
  const states = land
  return positions.every(([x = 0, y = 0]) =>
    states.some(({ bounds, lines }) => overlap(bounds, [x, y, x, y]) && isInside(x, y, lines)),
  )
}

/** Counts how often a ray to the east leaves the rings. */
function isInside(x: number, y: number, rings: readonly Position[][]): boolean {
  let inside = false
  for (const ring of rings) {
    for (const [index, [toX = 0, toY = 0]] of ring.entries()) {
      const [fromX = 0, fromY = 0] = ring[index - 1] ?? ring.at(-1) ?? []
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside
    }
  }
  return inside
}
