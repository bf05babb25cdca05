import type { Point } from '@pkg/domain'
import type { SpotBox } from '../pins/mark-boxes'
import { project } from '../projection'
import { ringMiles } from '../rings'

/** A part of the map, in degrees. */
export interface Box {
  south: number
  west: number
  north: number
  east: number
}

/** The still image's nominal width and height in pixels. It grows with the page's frame, and shows more land at its edges. */
export const stillSize = { width: 480, height: 480 }
/** Room for the pins at the edges, in nominal pixels. */
const padding = 48

/** What a map with a house in its middle has above the ground: the house with some of its light, and the names at the top of both rings. */
export const houseBoxes: readonly SpotBox[] = [
  boxAt(stillSize.height / 2, 24, 24),
  ...[ringMiles.outer, ringMiles.inner].map((miles) => {
    const radius = (miles / ringMiles.outer) * (stillSize.height / 2 - padding)
    return boxAt(stillSize.height / 2 - radius - 10, 34, 10)
  }),
]

/** Returns a box around a place in the middle of an image’s width. */
function boxAt(y: number, right: number, down: number): SpotBox {
  const x = stillSize.width / 2
  return { left: x - right, right: x + right, top: y - down, bottom: y + down }
}
/** The closest zoom of a still image, and of a map that was just opened. */
export const closestZoom = 12
const widestZoom = 2

/** Where a still image's nominal frame is: the zoom of a map that is 512 pixels wide at zoom 0, and its left upper corner in pixels. */
export interface StillView {
  zoom: number
  left: number
  top: number
}

/** Returns the view that shows a box with room around it. */
export function fitBox({ south, west, north, east }: Box): StillView {
  const start = project({ latitude: north, longitude: west })
  const end = project({ latitude: south, longitude: east })
  const room = { x: stillSize.width - 2 * padding, y: stillSize.height - 2 * padding }
  const zoom = Math.log2(Math.min(room.x / (end.x - start.x), room.y / (end.y - start.y)) / 512)
  const fitting = Math.min(Math.max(zoom, widestZoom), closestZoom)
  const scale = 512 * 2 ** fitting
  return {
    zoom: fitting,
    left: ((start.x + end.x) / 2) * scale - stillSize.width / 2,
    top: ((start.y + end.y) / 2) * scale - stillSize.height / 2,
  }
}

/** Returns a point's place in a view, in nominal pixels. */
export function placeInView({ zoom, left, top }: StillView, point: Point): { x: number; y: number } {
  const scale = 512 * 2 ** zoom
  const { x, y } = project(point)
  return { x: inHundredths(x * scale - left), y: inHundredths(y * scale - top) }
}

const rounded = (degrees: number) => Number(degrees.toFixed(3))

/** Returns the smallest box with all points, or undefined without any. A single point gets a box of about 6 miles. */
export function boxAround(points: Point[]): Box | undefined {
  if (points.length === 0) return undefined
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const [south, north] = widen(Math.min(...latitudes), Math.max(...latitudes))
  const [west, east] = widen(Math.min(...longitudes), Math.max(...longitudes))
  return { south: rounded(south), west: rounded(west), north: rounded(north), east: rounded(east) }
}

/** The least height and width of a box, in degrees. */
const leastDegrees = 0.06

function widen(least: number, most: number): [number, number] {
  const missing = Math.max(leastDegrees - (most - least), 0) / 2
  return [least - missing, most + missing]
}

/** Returns whether a box contains all of another one. */
export function boxContains(outer: Box, inner: Box): boolean {
  return (
    inner.south >= outer.south && inner.west >= outer.west && inner.north <= outer.north && inner.east <= outer.east
  )
}

/** Returns a box that has half of its height and width more on each side, within the map. */
export function widenBox({ south, west, north, east }: Box): Box {
  const [height, width] = [(north - south) / 2, (east - west) / 2]
  return {
    south: Math.max(south - height, -85),
    west: Math.max(west - width, -180),
    north: Math.min(north + height, 85),
    east: Math.min(east + width, 180),
  }
}

/** Browsers and servers differ in the last digits of a logarithm, and a page must be the same in both. */
const inHundredths = (pixels: number) => Math.round(pixels * 100) / 100
