import type { Place } from '@pkg/api-client'
import { type CommunityTile, stateByCode, type StateCode } from '@pkg/domain'
import { boxOfArea, parseArea } from './area'
import { findStateShape } from '~/features/geography/index.server'
import { boxAround, type Box } from './still/still-box'

/** The 48 states that border one another. */
const country: Box = { south: 25, west: -124, north: 49, east: -67 }

/** What decides which part of the map a listing shows first. */
interface ListedPlace {
  geometry: string | undefined
  place: Place | undefined
  state: StateCode | undefined
  communities: Pick<CommunityTile, 'address'>[]
}

/** Returns the part of the map that a listing shows first: its area, the communities of its city, its state, or the country. [FIND-004] */
export function listingBox({ geometry, place, state, communities }: ListedPlace): Box {
  const area = parseArea(geometry)
  const areaBox = area && boxOfArea(area)
  if (areaBox) return areaBox
  if (place) return boxAround(communities.map(({ address }) => address)) ?? aroundPoint(place)
  return (state && stateBox(state)) ?? country
}

const aroundPoint = ({ latitude, longitude }: Place): Box => ({
  south: latitude - 0.2,
  west: longitude - 0.25,
  north: latitude + 0.2,
  east: longitude + 0.25,
})

function stateBox(code: StateCode): Box | undefined {
  const shape = findStateShape(stateByCode(code).name)
  const polygons =
    shape?.geometry.type === 'MultiPolygon'
      ? shape.geometry.coordinates
      : shape?.geometry.type === 'Polygon'
        ? [shape.geometry.coordinates]
        : []
  const points = polygons.flatMap(([ring = []]) =>
    // Alaska's last islands lie beyond the date line.
    ring.flatMap(([longitude = 0, latitude = 0]) => (longitude < 0 ? [{ latitude, longitude }] : [])),
  )
  return boxAround(points)
}
