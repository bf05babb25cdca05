import { milesPerDegree, type Point } from '@pkg/domain'

/** The rings around a community, in miles. */
export const ringMiles = { inner: 1, outer: 2 } as const

const corners = 96

/** Returns the corners of a circle on the ground, from north clockwise, and closed. [LOOK-003] */
export function ringAround({ latitude, longitude }: Point, miles: number): [longitude: number, latitude: number][] {
  const height = miles / milesPerDegree
  const width = height / Math.cos((latitude * Math.PI) / 180)
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = ((index % corners) / corners) * 2 * Math.PI
    return [longitude + width * Math.sin(angle), latitude + height * Math.cos(angle)]
  })
}
