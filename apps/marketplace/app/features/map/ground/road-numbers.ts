import type { Feature, FeatureCollection, Position } from 'geojson'

/** About half a mile, in degrees of latitude: two roads that stay this close share their pavement. */
const cell = 0.008

const cellOf = (x: number, y: number) => Math.round(x / cell) * 100_000 + Math.round(y / cell)

/** Returns the lines of a shape. */
const linesOf = ({ geometry }: Feature): Position[][] =>
  geometry.type === 'LineString'
    ? [geometry.coordinates]
    : geometry.type === 'MultiLineString'
      ? geometry.coordinates
      : []

/** Returns a function that takes a road's number where the road runs on one of the main roads, which has its own shield there. [LOOK-003] */
export function hideSharedNumbers(mains: FeatureCollection): (roads: FeatureCollection) => FeatureCollection {
  const taken = new Set<number>()
  for (const main of mains.features) for (const line of linesOf(main)) takeCells(line, taken)
  return ({ features }) => ({
    type: 'FeatureCollection',
    features: features.map((road) => {
      const points = linesOf(road).flat()
      const shared = points.filter(([x = 0, y = 0]) => taken.has(cellOf(x, y))).length
      return shared * 2 > points.length ? { ...road, properties: {} } : road
    }),
  })
}

function takeCells(line: Position[], taken: Set<number>): void {
  line.forEach(([x = 0, y = 0], index) => {
    const [fromX = x, fromY = y] = line[index - 1] ?? []
    const steps = Math.ceil((2 * Math.max(Math.abs(x - fromX), Math.abs(y - fromY))) / cell) + 1
    for (let step = 0; step <= steps; step++) {
      taken.add(cellOf(fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps))
    }
  })
}
