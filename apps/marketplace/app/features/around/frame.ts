import { milesPerDegree } from '@pkg/domain'
import type { Position } from 'geojson'

/** A point on a plate. */
export type Point = readonly [x: number, y: number]

/** The size of a plate: 3:2, with a foot for the scale. */
export const plateSize = { width: 600, height: 400, foot: 44 } as const

/** A place, and how many miles around it a plate shows. */
export interface PlatePlace {
  latitude: number
  longitude: number
  miles: number
}

/** Where things of a place are on its plate. */
export interface Frame {
  /** The middle of the plate, where the house is. */
  middle: Point
  /** How long a mile is. */
  mile: number
  /** Returns where a position is. */
  project: (position: Position) => Point
  /** The west, south, east, and north ends of the plate in degrees, with a margin. */
  bounds: readonly [west: number, south: number, east: number, north: number]
}

/** Returns the frame of a place. A plate is small enough to be flat. [LOOK-004] */
export function frameOf({ latitude, longitude, miles }: PlatePlace): Frame {
  const { width, height, foot } = plateSize
  const middle: Point = [width / 2, (height - foot) / 2]
  const mile = ((height - foot) / 2 - 18) / miles
  const [down, across] = [mile * milesPerDegree, mile * milesPerDegree * Math.cos((latitude * Math.PI) / 180)]
  const [reachX, reachY] = [(width / 2 + 60) / across, (height / 2 + 60) / down]
  return {
    middle,
    mile,
    project: ([x = 0, y = 0]) => [middle[0] + (x - longitude) * across, middle[1] - (y - latitude) * down],
    bounds: [longitude - reachX, latitude - reachY, longitude + reachX, latitude + reachY],
  }
}

/** How far outside the plate a shape is cut. */
const margin = 36
const edges = [
  [0, -margin, 1],
  [0, plateSize.width + margin, -1],
  [1, -margin, 1],
  [1, plateSize.height + margin, -1],
] as const

/** Returns the part of an area on the plate. */
export function cutArea(points: readonly Point[]): Point[] {
  return edges.reduce<Point[]>(
    (area, [axis, edge, direction]) => {
      const isInside = (point: Point) => (point[axis] - edge) * direction >= 0
      return area.flatMap((point, index) => {
        const next = area[(index + 1) % area.length] ?? point
        const kept = isInside(point) ? [point] : []
        if (isInside(point) === isInside(next)) return kept
        const share = (edge - point[axis]) / (next[axis] - point[axis])
        return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share] as const]
      })
    },
    [...points],
  )
}

/** Returns the parts of a line on the plate. */
export function cutLine(points: readonly Point[]): Point[][] {
  const { width, height } = plateSize
  const parts: Point[][] = []
  let part: Point[] = []
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (!before) continue
    const isNear =
      Math.max(before[0], point[0]) > -margin &&
      Math.min(before[0], point[0]) < width + margin &&
      Math.max(before[1], point[1]) > -margin &&
      Math.min(before[1], point[1]) < height + margin
    if (isNear) part.push(...(part.length === 0 ? [before] : []), point)
    else if (part.length > 0) [part] = [[], parts.push(part)]
  }
  return part.length > 0 ? [...parts, part] : parts
}

/** How far apart points of a path are at least. */
const step = 2.4

/** Returns a path in whole units. Each point is relative to the last one. */
export function pathOf(points: readonly Point[], isArea: boolean): string {
  let [x, y] = [NaN, NaN]
  let path = ''
  for (const [index, point] of points.entries()) {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])]
    const isEnd = index === points.length - 1 && !isArea
    if (index > 0 && !isEnd && Math.abs(nextX - x) + Math.abs(nextY - y) < step) continue
    const [dx, dy] = [nextX - x, nextY - y]
    path += index === 0 ? `M${nextX} ${nextY}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`
    ;[x, y] = [nextX, nextY]
  }
  return isArea ? `${path}z` : path
}
