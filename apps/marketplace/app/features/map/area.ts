import { type Area, type Point, readArea } from '@pkg/domain'
import { boxAround, type Box } from './still/still-box'

/** Parses the value of `geometry`, or returns undefined for one that the API would reject. [LIST-010] */
export function parseArea(text: string | undefined): Area | undefined {
  if (!text) return undefined
  const read = readArea(text)
  return 'value' in read ? read.value : undefined
}

/** Returns an area's corners, in order. */
export function cornersOf(area: Area): Point[] {
  if (area.kind === 'polygon') return area.points
  const { south, west, north, east } = area
  return [
    { latitude: south, longitude: west },
    { latitude: south, longitude: east },
    { latitude: north, longitude: east },
    { latitude: north, longitude: west },
  ]
}

/** Returns the box around an area. */
export const boxOfArea = (area: Area): Box | undefined => boxAround(cornersOf(area))

/** Returns a listing's URL with an area, on its first page, or without any area. [FIND-004] */
export function areaUrl(path: string, filters: [name: string, value: string][], geometry: string | undefined): string {
  const parameters = new URLSearchParams(filters.filter(([name]) => name !== 'geometry'))
  if (geometry) parameters.set('geometry', geometry)
  return parameters.size > 0 ? `${path}?${parameters}` : path
}
