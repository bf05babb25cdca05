import type { Point } from '@pkg/domain'
import * as styles from './MapStill.css'
import { housePaths } from './pins/house-mark'
import { ringAround, ringMiles } from './rings'
import { placeInView, type StillView } from './still/still-box'
import { mapTexts } from './texts'

/** A square far larger than any frame. */
const everything = 'M-2000 -2000H2480V2480H-2000Z'

/** The house that a still map is about, with rings of one and two miles around it. [COMM-010, LOOK-003] */
export function StillHouse({ center, view }: { center: Point; view: StillView }) {
  const place = placeInView(view, center)
  const ring = (miles: number) => {
    const corners = ringAround(center, miles).map(([longitude, latitude]) => placeInView(view, { latitude, longitude }))
    return {
      miles,
      top: Math.min(...corners.map(({ y }) => y)),
      path: `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`,
    }
  }
  const [inner, outer] = [ring(ringMiles.inner), ring(ringMiles.outer)]
  return (
    <>
      <path className={styles.outside} d={everything + outer.path} />
      <path className={styles.outerRing} d={outer.path} />
      <path className={styles.innerRing} d={inner.path} />
      {[inner, outer].map(({ miles, top }) => (
        <text key={miles} className={styles.ringName} x={place.x} y={top - 5}>
          {mapTexts.ring(miles)}
        </text>
      ))}
      <g transform={`translate(${place.x} ${place.y})`}>
        <circle className={styles.houseLight} r={32} />
        <path className={styles.house} d={housePaths.walls} />
        <path className={styles.houseWindows} d={housePaths.windows} />
      </g>
    </>
  )
}
