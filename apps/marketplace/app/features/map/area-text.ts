import type { Area, Point } from '@pkg/domain'
import { cornersOf } from './area'
import type { Box } from './still/still-box'

/** The most corners of a drawn area. The API accepts 100, and fewer keep the URL short. */
const mostCorners = 60

/** About 11 meters, far less than a finger covers. */
const degrees = (value: number) => Number(value.toFixed(4))
const pair = ({ latitude, longitude }: Point) => `${degrees(latitude)},${degrees(longitude)}`

/** Returns the value of `geometry` for a box. [LIST-010, FIND-004] */
export function boxText({ south, west, north, east }: Box): string {
  return [south, west, north, east].map(degrees).join(',')
}

/** Returns the value of `geometry` for a drawn line, or undefined if the line has no area. [LIST-010, FIND-004] */
export function drawnText(line: Point[]): string | undefined {
  const step = Math.ceil(line.length / mostCorners)
  const corners = [...new Set(line.filter((_, index) => index % step === 0).map(pair))]
  return corners.length >= 3 ? corners.join(';') : undefined
}

/**
 * Returns the value of `geometry` with which the API finds the pins of a map's visible box. In a searched area, only pins of that area count,
 * so the map and the list show the same communities. Returns undefined if the box shows no part of the area. [FIND-004]
 */
export function pinArea(visible: Box, area: Area | undefined): string | undefined {
  if (!area) return boxText(visible)
  if (area.kind === 'polygon') return area.points.map(pair).join(';')
  const south = Math.max(visible.south, area.south)
  const west = Math.max(visible.west, area.west)
  const north = Math.min(visible.north, area.north)
  const east = Math.min(visible.east, area.east)
  if (south >= north || west >= east) return undefined
  // The API counts the communities of a polygon exactly, and those of a box by cells that can reach beyond its edge.
  return cornersOf({ kind: 'box', south, west, north, east }).map(pair).join(';')
}
