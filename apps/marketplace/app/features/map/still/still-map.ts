import type { CommunityTile } from '@pkg/domain'
import type { PinPrice } from '../pins/pin-label'

/** What a still map shows of a community. */
export type Pinned = Pick<CommunityTile, 'id' | 'address'> & PinPrice

/** A map as an image of the ground for each theme, and what lies above it as SVG. */
export interface StillMap {
  day: string
  night: string
  marks: string
}
