import type { Area } from '@pkg/domain'
import { cornersOf } from '../area'
import * as styles from '../MapStill.css'
import { pinPrice, priceLabel } from '../pins/pin-label'
import { StillHouse } from '../StillHouse'
import { StillMarks } from '../StillMarks'
import { type Box, fitBox, placeInView } from './still-box'
import type { Pinned } from './still-map'

export interface StillDrawingProps {
  box: Box
  pinned: Pinned[]
  /** The community that the map is about, with its rings. */
  center?: Pinned
  area?: Area
}

/** What lies above the ground of a still map: an area, a community with its rings, and prices. [FIND-002, LOOK-003] */
export function StillDrawing({ box, pinned, center, area }: StillDrawingProps) {
  const view = fitBox(box)
  const marks = pinned
    .filter(({ id }) => id !== center?.id)
    .map((community) => ({
      ...placeInView(view, community.address),
      id: community.id,
      label: priceLabel(pinPrice(community)),
    }))
  const outline = area && cornersOf(area).map((corner) => placeInView(view, corner))
  return (
    <>
      {outline && <polygon className={styles.area} points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} />}
      {center && <StillHouse center={center.address} view={view} />}
      <StillMarks marks={marks} />
    </>
  )
}
