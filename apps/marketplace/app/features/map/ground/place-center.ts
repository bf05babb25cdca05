import type { Geometry, Position } from 'geojson'

/** Returns the centroid of a shape's largest ring, in degrees, or undefined for a shape without area. */
export function placeCenter(geometry: Geometry): Position | undefined {
  const rings =
    geometry.type === 'Polygon'
      ? geometry.coordinates.slice(0, 1)
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1))
        : []
  const [largest] = rings.map(measureRing).sort((one, other) => Math.abs(other.area) - Math.abs(one.area))
  return largest && largest.area !== 0 ? largest.centroid : undefined
}

/** Computes a ring's signed area and centroid with the shoelace formula. */
function measureRing(ring: Position[]): { area: number; centroid: Position } {
  const [originX = 0, originY = 0] = ring[0] ?? []
  let [area, x, y] = [0, 0, 0]
  ring.forEach(([toX = 0, toY = 0], index) => {
    const [fromX = 0, fromY = 0] = ring[index - 1] ?? ring[0] ?? []
    const cross = (fromX - originX) * (toY - originY) - (toX - originX) * (fromY - originY)
    area += cross / 2
    x += (fromX + toX - 2 * originX) * cross
    y += (fromY + toY - 2 * originY) * cross
  })
  return { area, centroid: [originX + x / (6 * area), originY + y / (6 * area)] }
}
