import { parseArea } from './area'
import { listingBox } from './listing-box.server'
import { stillMap } from './still/draw-marks.server'
import type { Box } from './still/still-box'
import type { Pinned, StillMap } from './still/still-map'

/** Returns the part of the map that a listing shows first, and its image with the communities that the page lists. [FIND-002, FIND-004] */
export function listingMap(
  place: Omit<Parameters<typeof listingBox>[0], 'communities'>,
  { items, nearby }: { items: Pinned[]; nearby: Pinned[] },
): { box: Box; still: StillMap } {
  const box = listingBox({ ...place, communities: [...items, ...nearby] })
  const area = parseArea(place.geometry)
  return { box, still: stillMap({ box, pinned: items.length > 0 ? items : nearby, ...(area && { area }) }) }
}
