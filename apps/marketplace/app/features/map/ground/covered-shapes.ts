import type { FeatureCollection, Position } from 'geojson'

/** About a mile, in degrees of latitude: how far apart two files draw the same river. */
const cell = 0.015

const cellOf = (x: number, y: number) => Math.round(x / cell) * 100_000 + Math.round(y / cell)

/** Returns the lines that don’t run along a line of another file, so no river is drawn twice. [LOOK-003] */
export function withoutCovered(lines: FeatureCollection, others: FeatureCollection): FeatureCollection {
  const taken = new Set<number>()
  for (const point of others.features.flatMap(({ geometry }) => pointsOf(geometry))) {
    const [x = 0, y = 0] = point
    for (const right of [-1, 0, 1]) for (const up of [-1, 0, 1]) taken.add(cellOf(x + right * cell, y + up * cell))
  }
  const features = lines.features.filter(({ geometry }) => {
    const points = pointsOf(geometry)
    return points.filter(([x = 0, y = 0]) => taken.has(cellOf(x, y))).length * 2 <= points.length
  })
  return { type: 'FeatureCollection', features }
}

function pointsOf(geometry: FeatureCollection['features'][number]['geometry']): Position[] {
  if (geometry.type === 'LineString') return geometry.coordinates
  return geometry.type === 'MultiLineString' ? geometry.coordinates.flat() : []
}
