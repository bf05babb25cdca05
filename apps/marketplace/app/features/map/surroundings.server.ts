import type { Community } from '@pkg/domain'
import type { Surroundings } from './CommunityMap'
import { ringAround, ringMiles } from './rings'
import { boxAround } from './still/still-box'
import { stillMap } from './still/draw-marks.server'

/** Returns the map of two miles around a community, with similar communities. [COMM-010, LOOK-003] */
export function surroundings(community: Community): Surroundings {
  const box = boxAround(
    ringAround(community.address, ringMiles.outer).map(([longitude, latitude]) => ({ latitude, longitude })),
  )
  if (!box) throw new Error('A ring has no corners')
  const pinned = [community, ...community.similarCommunities.recommended]
  return { box, still: stillMap({ box, pinned, center: community }) }
}
