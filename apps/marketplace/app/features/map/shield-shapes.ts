import type { RoadLook } from './road-looks'

/** Half the width of a shield: two digits fit into the narrowest. */
const halfWidth = (digits: number) => Math.max(13, 6 + digits * 3.75)

/** Returns the size of the box around a shield with room for its edge, in pixels. */
export const shieldSize = (digits: number) => ({ width: 2 * halfWidth(digits) + 6, height: 28 })

/** Returns the outline of a road's shield around its center, as the data of an SVG path. [LOOK-003] */
export function shieldPath(road: RoadLook['layer'], digits: number): string {
  const half = halfWidth(digits)
  const quarter = half / 2
  if (road === 'interstates') {
    return `M${-half} -9Q${-quarter} -6 0 -9.5Q${quarter} -6 ${half} -9Q${half + 2.5} 6 0 12Q${-half - 2.5} 6 ${-half} -9Z`
  }
  if (road === 'usHighways') {
    return `M${-half} -10Q${-quarter} -7 0 -10Q${quarter} -7 ${half} -10Q${half - 2} -4 ${half} 0Q${half + 1} 7 0 11.5Q${-half - 1} 7 ${-half} 0Q${2 - half} -4 ${-half} -10Z`
  }
  return `M${9 - half} -9H${half - 9}A9 9 0 0 1 ${half - 9} 9H${9 - half}A9 9 0 0 1 ${9 - half} -9Z`
}
