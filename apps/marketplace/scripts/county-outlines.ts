// Writes the outlines of states and counties for the plates of advisors: npx tsx --conditions=@pkg/source scripts/county-outlines.ts
import { writeFileSync } from 'node:fs'
import { states } from '@pkg/domain'
import { countyKey, encodeOutline, outlineSize, wholeState } from '@pkg/illustrations/outlines'
import type { Feature, Position } from 'geojson'
import { readBorders } from '../app/features/geography/atlas.server'

/** How far an outline may be from the line that it simplifies, in units of the plate. */
const tolerance = 0.9
/** Cities that are counties of their own have numbers from here. */
const firstCity = 510

type Spot = [x: number, y: number]

/** Returns the largest area of a shape. Islands would be specks on a plate. */
function mainRing({ geometry }: Feature): Position[] {
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  return polygons
    .map(([outer = []]) => outer)
    .reduce((largest, ring) => (areaOf(ring) > areaOf(largest) ? ring : largest), [])
}

const areaOf = (ring: Position[]) =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )

/** Returns a ring in the middle of the room that an outline has on a plate. */
function toPlate(ring: Position[]): Spot[] {
  const [west, east] = boundsOf(ring.map(([x = 0]) => x))
  const [south, north] = boundsOf(ring.map(([, y = 0]) => y))
  const narrow = Math.cos(((south + north) / 2) * (Math.PI / 180))
  const { width, height } = outlineSize
  const scale = Math.min(width / ((east - west) * narrow), height / (north - south))
  const [left, top] = [(width - (east - west) * narrow * scale) / 2, (height - (north - south) * scale) / 2]
  return ring.map(([x = 0, y = 0]) => [left + (x - west) * narrow * scale, top + (north - y) * scale])
}

const boundsOf = (values: number[]): Spot =>
  values.reduce<Spot>(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity])

/** Leaves out corners that no one would see. */
function simplify(line: Spot[]): Spot[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((spot) => distanceTo(spot, first, last))
  const most = Math.max(...distances)
  if (most <= tolerance) return [first, last]
  const corner = distances.indexOf(most)
  return [...simplify(line.slice(0, corner + 1)), ...simplify(line.slice(corner)).slice(1)]
}

function distanceTo([x, y]: Spot, [fromX, fromY]: Spot, [toX, toY]: Spot): number {
  const length = Math.hypot(toX - fromX, toY - fromY)
  if (length === 0) return Math.hypot(x - fromX, y - fromY)
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length
}

const outlineOf = (shape: Feature): string =>
  encodeOutline(
    simplify(toPlate(mainRing(shape)))
      .map(([x, y]): Spot => [Math.round(x), Math.round(y)])
      .slice(0, -1),
  )

const { land, counties } = readBorders()
const nameOf = ({ properties }: Feature) => String(properties?.['name'])
const lines = states.flatMap(({ code, name }) => {
  const state = land.features.find((shape) => nameOf(shape) === name)
  if (!state) return []
  const own = counties.features.filter(({ id }) => String(id).slice(0, 2) === String(state.id))
  const entries = own.map((shape) => {
    const key = countyKey(nameOf(shape))
    const isCity = Number(String(shape.id).slice(2)) >= firstCity && !key.endsWith('city')
    return `${key}${isCity ? 'city' : ''}:${outlineOf(shape)}`
  })
  return [`  ${code}: '${[`${wholeState}:${outlineOf(state)}`, ...entries.toSorted()].join(' ')}',`]
})
writeFileSync(
  new URL('../../../packages/illustrations/src/county-outlines.ts', import.meta.url),
  [
    '// cspell:disable',
    '/** The outlines of each state and its counties, from the files of the Census Bureau. Written by a script of the marketplace. */',
    'export const countyOutlines: Readonly<Record<string, string>> = {',
    ...lines,
    '}',
    '',
  ].join('\n'),
)
